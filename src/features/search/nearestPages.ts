import { plainSegment } from '@/domain/addressReadings';
import { editDistance } from '@/shared/text/editDistance';
import { pages } from '@/features/infoPages/manifest';
import { searchedPages } from './engine/searchedPages';

type Found = { address: string; title: string };

const maxPages = 3;
/** Allowed edit distance, as a share of the length of the last segment. */
const maxErrorShare = 0.3;

const known: readonly Found[] = [...searchedPages, ...pages].map(({ address, title }) => ({
  address,
  title,
}));

const segmentsOf = (path: string) => path.split('/').map(plainSegment).filter(Boolean);

/** Smaller is nearer; `Infinity` if nothing matches. */
function distanceTo(typed: string[], address: string): number {
  const [path, last = ''] = [typed.join('/'), typed.at(-1)];
  const segments = segmentsOf(address);
  const [ownPath, ownLast = ''] = [segments.join('/'), segments.at(-1)];
  if (ownPath === '' || path === '') return Infinity;
  // A common section alone does not make a page similar.
  const most = Math.max(1, Math.floor(maxErrorShare * last.length));
  function shareOfErrors(one: string, other: string): number {
    if (Math.abs(one.length - other.length) > most) return Infinity;
    const errors = editDistance(one, other);
    return errors > most ? Infinity : errors / one.length;
  }
  return Math.min(
    shareOfErrors(path, ownPath),
    // The same name in another folder, or the start of a longer one.
    shareOfErrors(last, ownLast) + 0.1,
    ownPath.startsWith(path) ? 0.05 : Infinity,
    ownLast.startsWith(last) ? 0.4 : Infinity,
    path.startsWith(`${ownPath}/`) ? 1 - segments.length / 10 : Infinity,
  );
}

/** Returns at most three pages with a similar address. */
export function nearestPages(pathname: string): Found[] {
  const typed = segmentsOf(pathname);
  return known
    .map((page) => ({ page, distance: distanceTo(typed, page.address) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, maxPages)
    .map(({ page }) => page);
}
