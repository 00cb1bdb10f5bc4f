import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { screenLoadTimeout } from '@/config/limits';
import { paths } from '@/config/paths';
import { frameTexts, screenTexts } from '@/texts/frame';
import { Failure } from '@/ui/Failure';
import { LinkButton } from '@/ui/LinkButton';
import { Loading } from '@/ui/Loading';

type LoadScreen<Props> = () => Promise<ComponentType<Props>>;

/** The code of a screen did not arrive; any other error is the screen's own. */
class ScreenLoadError extends Error {}

async function inTime<Props>(load: LoadScreen<Props>) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), screenLoadTimeout);
  });
  try {
    return { default: await Promise.race([load(), tooLate]) };
  } catch (cause) {
    throw new ScreenLoadError('The screen did not load.', { cause });
  } finally {
    clearTimeout(timer);
  }
}

type BoundaryProps = { place: string; onReload: () => void; children: ReactNode };
type BoundaryState = { failure: 'load' | 'render' | undefined };

class ScreenBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: error instanceof ScreenLoadError ? 'load' : 'render' };
  }

  // The same screen may well show what another address asks for.
  override componentDidUpdate({ place }: BoundaryProps) {
    if (this.state.failure && place !== this.props.place) this.retry();
  }

  retry = () => {
    if (this.state.failure === 'load') this.props.onReload();
    this.setState({ failure: undefined });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { title, text } = screenTexts.failures[failure];
    return (
      <Failure title={title} text={text} retry={{ label: screenTexts.retry, onRetry: this.retry }}>
        <LinkButton to={paths.home.to()} variant="outline-primary">
          {screenTexts.toHome}
        </LinkButton>
      </Failure>
    );
  }
}

/** A screen whose code is fetched when it is first shown; one that fails says so and can be tried again. */
export function lazyScreen<Props extends object>(load: LoadScreen<Props>): ComponentType<Props> {
  let loaded = lazy(() => inTime(load));
  return function LazyScreen(props: Props) {
    const { key } = useLocation();
    const [Screen, setScreen] = useState(() => loaded);
    function reload() {
      loaded = lazy(() => inTime(load));
      setScreen(() => loaded);
    }
    return (
      <ScreenBoundary place={key} onReload={reload}>
        <Suspense fallback={<Loading label={frameTexts.loading} texts={screenTexts} />}>
          <Screen {...props} />
        </Suspense>
      </ScreenBoundary>
    );
  };
}
