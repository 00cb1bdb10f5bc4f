import { Suspense, useEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { StoreModule } from '@/shared/request/storeModule';
import { statusTexts } from '@/shared/ui/texts';
import { lazyWithRetry, type LazyComponent } from '@/shared/ui/lazyWithRetry';
import { Loading } from '@/shared/ui/Loading';
import { PageErrorBoundary } from './PageErrorBoundary';
import { registerModules } from './store';

type Code<Name extends string, Props> = { modules?: readonly StoreModule[] } & Record<
  Name,
  ComponentType<Props>
>;

/** A screen whose code lies in the module of its name. */
export type LazyPage<Props> = LazyComponent<Props> & { componentName: string };

/** Says on the page that its screen is hydrated: for a press that was held until then, and for what drives a browser. */
function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return null;
}

/**
 * A screen by its name in a module, whose code is fetched when it is first shown, and with it the modules that the
 * module names; one that fails says so and can be tried again.
 */
export function lazyPage<Name extends string, Props extends object>(
  load: () => Promise<Code<Name, Props>>,
  name: Name,
): LazyPage<Props> {
  const Screen = lazyWithRetry<Props>(async () => {
    const { modules = [], [name]: Loaded } = await load();
    registerModules(modules);
    return Loaded;
  });
  function LazyPage(props: Props) {
    const { key } = useLocation();
    const loading = <Loading label={statusTexts.loading} texts={statusTexts} />;
    return (
      <div className="screen">
        <PageErrorBoundary place={key} loading={loading}>
          <Suspense fallback={loading}>
            <Screen {...props} />
            <HydrationMarker />
          </Suspense>
        </PageErrorBoundary>
      </div>
    );
  }
  return Object.assign(LazyPage, { load: Screen.load, componentName: name });
}
