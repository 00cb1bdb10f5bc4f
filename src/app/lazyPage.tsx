import { Suspense, useEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { StoreModule } from '@/shared/request/storeModule';
import { statusTexts } from '@/shared/ui/texts';
import { lazyWithRetry, type LazyComponent } from '@/shared/ui/lazyWithRetry';
import { Loading } from '@/shop/ui/Loading';
import { PageErrorBoundary } from './PageErrorBoundary';
import { registerModules } from './store';

type Code<Name extends string, Props> = { modules?: readonly StoreModule[] } & Record<
  Name,
  ComponentType<Props>
>;

export type LazyPage<Props> = LazyComponent<Props> & { componentName: string };

/** Marks the document as hydrated, for clicks that wait for it and for browser tests. */
function HydrationMarker() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
  }, []);
  return null;
}

export function lazyPage<Name extends string, Props extends object>(
  load: () => Promise<Code<Name, Props>>,
  name: Name,
): LazyPage<Props> {
  const PageContent = lazyWithRetry<Props>(async () => {
    const { modules = [], [name]: Loaded } = await load();
    registerModules(modules);
    return Loaded;
  });
  function LazyPage(props: Props) {
    const { key } = useLocation();
    const loading = <Loading label={statusTexts.loading} />;
    return (
      <div className="screen">
        <PageErrorBoundary locationKey={key} loading={loading}>
          <Suspense fallback={loading}>
            <PageContent {...props} />
            <HydrationMarker />
          </Suspense>
        </PageErrorBoundary>
      </div>
    );
  }
  return Object.assign(LazyPage, { load: PageContent.load, componentName: name });
}
