import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { screenLoadTimeout } from '@/config/limits';
import { frameTexts, screenTexts } from '@/texts/frame';
import { Failure } from '@/ui/Failure';
import { Loading } from '@/ui/Loading';

type LoadScreen<Props> = () => Promise<ComponentType<Props>>;

async function inTime<Props>(load: LoadScreen<Props>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The screen did not load in time.')), screenLoadTimeout);
  });
  try {
    return { default: await Promise.race([load(), tooLate]) };
  } finally {
    clearTimeout(timer);
  }
}

type BoundaryProps = { onRetry: () => void; children: ReactNode };

class ScreenBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  retry = () => {
    this.props.onRetry();
    this.setState({ failed: false });
  };

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Failure
        title={screenTexts.loadFailedTitle}
        text={screenTexts.loadFailed}
        retry={{ label: screenTexts.retry, onRetry: this.retry }}
      />
    );
  }
}

/** A screen whose code is fetched when it is first shown; one that fails says so and can be tried again. */
export function lazyScreen<Props extends object>(load: LoadScreen<Props>): ComponentType<Props> {
  let loaded = lazy(() => inTime(load));
  return function LazyScreen(props: Props) {
    const [Screen, setScreen] = useState(() => loaded);
    function reload() {
      loaded = lazy(() => inTime(load));
      setScreen(() => loaded);
    }
    return (
      <ScreenBoundary onRetry={reload}>
        <Suspense fallback={<Loading label={frameTexts.loading} texts={screenTexts} />}>
          <Screen {...props} />
        </Suspense>
      </ScreenBoundary>
    );
  };
}
