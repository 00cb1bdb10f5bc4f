import { Suspense, type ComponentType, type ReactNode } from 'react';
import { reloadPage } from '@/shared/browser/reloadPage';
import { lazyPartTexts, statusTexts } from '@/shared/ui/texts';
import { LazyBoundary, type LazyFailure } from './LazyBoundary';
import { CodeLoadError, lazyWithRetry } from './lazyWithRetry';
import { Notice } from './Notice';

function renderFailure({ error, retries, retry }: LazyFailure): ReactNode {
  if (!(error instanceof CodeLoadError)) throw error;
  // A retry cannot bring what a deployment has removed (requirements R15).
  const action =
    retries === 0
      ? { label: statusTexts.retry, onRetry: retry }
      : { label: statusTexts.reload, onRetry: reloadPage };
  return (
    <Notice variant="danger" retry={action}>
      <p>{lazyPartTexts.failed}</p>
    </Notice>
  );
}

/** A lazy section of a prerendered page. `module` is its file, relative to the project. */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  module: string,
  skeleton?: ReactNode,
) {
  const Part = lazyWithRetry(load, module);
  return function LazySection(props: Props) {
    return (
      <LazyBoundary renderFailure={renderFailure}>
        <Suspense fallback={skeleton}>
          <Part {...props} />
        </Suspense>
      </LazyBoundary>
    );
  };
}
