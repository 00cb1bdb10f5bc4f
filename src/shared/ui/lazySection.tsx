import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { reloadPage } from '@/shared/browser/reloadPage';
import { lazyPartTexts, statusTexts } from '@/shared/ui/texts';
import { CodeLoadError, lazyWithRetry } from './lazyWithRetry';
import { Notice } from './Notice';

type State = { failure: { error: unknown } | undefined; retries: number };

/** Limits a failed load of code to its section; other errors are rethrown to the page. */
class LazyBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: undefined, retries: 0 };

  static getDerivedStateFromError(error: unknown): Pick<State, 'failure'> {
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { error } = failure;
    if (!(error instanceof CodeLoadError)) throw error;
    const onRetry = () => {
      error.renew();
      this.setState(({ retries }) => ({ failure: undefined, retries: retries + 1 }));
    };
    // A retry cannot bring what a deployment has removed (requirements R15).
    const retry =
      this.state.retries === 0
        ? { label: statusTexts.retry, onRetry }
        : { label: statusTexts.reload, onRetry: reloadPage };
    return (
      <Notice variant="danger" retry={retry}>
        <p>{lazyPartTexts.failed}</p>
      </Notice>
    );
  }
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
      <LazyBoundary>
        <Suspense fallback={skeleton}>
          <Part {...props} />
        </Suspense>
      </LazyBoundary>
    );
  };
}
