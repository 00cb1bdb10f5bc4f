import { useEffect, useState } from 'react';
import type { Show } from '@/domain/entities';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';

const ShowsJsonLd = lazyWithRetry(async () => (await import('./ShowsJsonLd')).ShowsJsonLd);

/** Structured data of a page's shows. Invisible, so its code loads after the page and a failure is ignored. */
export function ShowsData({ shows }: { shows: readonly Show[] | undefined }) {
  const [isLoaded, setIsLoaded] = useState(false);
  const isNeeded = shows !== undefined && shows.length > 0;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCancelled = false;
    ShowsJsonLd.load().then(
      () => !isCancelled && setIsLoaded(true),
      () => undefined,
    );
    return () => {
      isCancelled = true;
    };
  }, [isNeeded]);
  return isLoaded && isNeeded ? <ShowsJsonLd shows={shows} /> : null;
}
