import { useEffect, useState } from 'react';
import type { Show } from '@/domain/entities';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';

const ShowsJsonLd = lazyWithRetry(async () => (await import('./ShowsJsonLd')).ShowsJsonLd);

/**
 * The shows of a page in words for search engines, once they are known. Nobody sees them: their code comes after the
 * page, and where it does not come, nothing is missing.
 */
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
