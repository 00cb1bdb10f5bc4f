import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { reloadPage } from '@/shared/browser/reloadPage';
import { lazyPartTexts, statusTexts } from '@/shared/ui/texts';
import { CodeLoadError, lazyWithRetry } from './lazyWithRetry';
import { Notice } from './Notice';

type State = { failure: { error: unknown } | undefined; retries: number };

/** Keeps code that did not arrive from taking the page along; an error of the part's own is the screen's. */
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
    // What a deploy has removed no retry brings (requirements R15).
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

/**
 * A part of a built page whose code comes by itself: with `place` in its room while it is on the way, and a message there
 * where it does not arrive. `module` is its file, from the project's folder.
 */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  module: string,
  place?: ReactNode,
) {
  const Part = lazyWithRetry(load, module);
  return function LazySection(props: Props) {
    return (
      <LazyBoundary>
        <Suspense fallback={place}>
          <Part {...props} />
        </Suspense>
      </LazyBoundary>
    );
  };
}
