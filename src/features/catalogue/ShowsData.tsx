import { useEffect, useState } from 'react';
import type { Show } from '@/domain/entities';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';

const ShowsJsonLd = lazyWithRetry(async () => (await import('./ShowsJsonLd')).ShowsJsonLd);

/** Structured data of a page's shows. Invisible, so its code loads after the page and a failure is ignored. */
export function ShowsData({ shows }: { shows: readonly Show[] | undefined }) {
  const [isThere, setIsThere] = useState(false);
  const isWanted = shows !== undefined && shows.length > 0;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    ShowsJsonLd.load().then(
      () => !isOver && setIsThere(true),
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isWanted]);
  return isThere && isWanted ? <ShowsJsonLd shows={shows} /> : null;
}
