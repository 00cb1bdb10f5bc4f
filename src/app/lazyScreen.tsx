import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { Flow } from '@/request/flow';
import { frameTexts, screenTexts } from '@/texts/frame';
import { Failure } from '@/ui/Failure';
import { CodeLoadError, lazyPart, type LazyPart } from '@/ui/lazyPart';
import { LinkButton } from '@/ui/LinkButton';
import { Loading } from '@/ui/Loading';
import { install } from './store';

type BoundaryProps = { place: string; children: ReactNode };
type BoundaryState = { failure: { error: unknown } | undefined };

/** Tells code that did not arrive, of the screen or of a part of it, from an error of the screen's own. */
class ScreenBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: undefined };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  // The same screen may well show what another address asks for.
  override componentDidUpdate({ place }: BoundaryProps) {
    if (this.state.failure && place !== this.props.place) this.retry();
  }

  retry = () => {
    const error = this.state.failure?.error;
    if (error instanceof CodeLoadError) error.renew();
    this.setState({ failure: undefined });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { title, text } = screenTexts.failures[failure.error instanceof CodeLoadError ? 'load' : 'render'];
    return (
      <Failure title={title} text={text} retry={{ label: screenTexts.retry, onRetry: this.retry }}>
        <LinkButton to={paths.home.to()} variant="outline-primary">
          {screenTexts.toHome}
        </LinkButton>
      </Failure>
    );
  }
}

type Code<Name extends string, Props> = { flows?: readonly Flow[] } & Record<Name, ComponentType<Props>>;

/** A screen whose code lies in the module of its name. */
export type LazyScreen<Props> = LazyPart<Props> & { screenName: string };

/**
 * A screen by its name in a module, whose code is fetched when it is first shown, and with it the flows that the
 * module names; one that fails says so and can be tried again.
 */
export function lazyScreen<Name extends string, Props extends object>(
  load: () => Promise<Code<Name, Props>>,
  name: Name,
): LazyScreen<Props> {
  const Screen = lazyPart<Props>(async () => {
    const { flows = [], [name]: Loaded } = await load();
    install(flows);
    return Loaded;
  });
  function LazyScreen(props: Props) {
    const { key } = useLocation();
    return (
      <div className="screen">
        <ScreenBoundary place={key}>
          <Suspense fallback={<Loading label={frameTexts.loading} texts={screenTexts} />}>
            <Screen {...props} />
          </Suspense>
        </ScreenBoundary>
      </div>
    );
  }
  return Object.assign(LazyScreen, { load: Screen.load, screenName: name });
}
