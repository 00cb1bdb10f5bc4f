import type { Show } from '@/domain/entities';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { useIdleCode } from '@/shared/ui/useIdleCode';

const ShowsJsonLd = lazyWithRetry(async () => (await import('./ShowsJsonLd')).ShowsJsonLd);

/** Structured data of a page's shows: invisible, so it comes late. */
export function ShowsData({ shows }: { shows: readonly Show[] | undefined }) {
  const isNeeded = shows !== undefined && shows.length > 0;
  const isLoaded = useIdleCode(ShowsJsonLd, isNeeded);
  return isLoaded && isNeeded ? <ShowsJsonLd shows={shows} /> : null;
}
