import { startTransition, useEffect, useState } from 'react';
import type { Show } from '@/domain/entities';
import { whenIdle } from '@/shared/browser/whenIdle';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';

const ShowsJsonLd = lazyWithRetry(async () => (await import('./ShowsJsonLd')).ShowsJsonLd);

/** Structured data of a page's shows. Invisible, so it comes when the browser is idle, and a failure is ignored. */
export function ShowsData({ shows }: { shows: readonly Show[] | undefined }) {
  const [isLoaded, setIsLoaded] = useState(false);
  const isNeeded = shows !== undefined && shows.length > 0;
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCancelled = false;
    function show() {
      if (!isCancelled) startTransition(() => setIsLoaded(true));
    }
    const cancel = whenIdle(() => void ShowsJsonLd.load().then(show, () => undefined));
    return () => {
      isCancelled = true;
      cancel();
    };
  }, [isNeeded]);
  return isLoaded && isNeeded ? <ShowsJsonLd shows={shows} /> : null;
}
