import type { Show } from '@/domain/entities';
import type { ProgramFilter } from '@/domain/programFilter';

type Listed = {
  filter: ProgramFilter;
  /** The whole list, without shows that are over. */
  coming: Show[];
  /** The shows of `coming` that belong to this list. */
  listed: Show[];
};

/**
 * Why an unfiltered list is empty: no shows at all, or none today. `undefined` if it is not empty or a genre is chosen.
 */
export function emptyListReason({ filter, coming, listed }: Listed) {
  if (listed.length > 0 || filter.genre !== undefined) return undefined;
  return coming.length > 0 ? 'today' : 'all';
}
