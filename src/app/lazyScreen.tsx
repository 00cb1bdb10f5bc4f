import { Suspense, useEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { Flow } from '@/request/flow';
import { frameTexts, screenTexts } from '@/texts/frame';
import { lazyPart, type LazyPart } from '@/ui/lazyPart';
import { Loading } from '@/ui/Loading';
import { ScreenBoundary } from './ScreenBoundary';
import { install } from './store';

type Code<Name extends string, Props> = { flows?: readonly Flow[] } & Record<Name, ComponentType<Props>>;

/** A screen whose code lies in the module of its name. */
export type LazyScreen<Props> = LazyPart<Props> & { screenName: string };

/** Says on the page that its screen is hydrated: for a press that was held until then, and for what drives a browser. */
function HydrationMark() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return null;
}

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
    const loading = <Loading label={frameTexts.loading} texts={screenTexts} />;
    return (
      <div className="screen">
        <ScreenBoundary place={key} loading={loading}>
          <Suspense fallback={loading}>
            <Screen {...props} />
            <HydrationMark />
          </Suspense>
        </ScreenBoundary>
      </div>
    );
  }
  return Object.assign(LazyScreen, { load: Screen.load, screenName: name });
}
