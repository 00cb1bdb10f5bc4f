import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { statusTexts } from '@/shared/ui/texts';
import type { LazyComponent } from '@/shared/ui/lazyWithRetry';
import { Loading } from '@/shop/ui/Loading';
import { PageErrorBoundary } from './PageErrorBoundary';
import { lazyPart, type Code } from './lazyPart';

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
  const PageContent = lazyPart(load, name);
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
