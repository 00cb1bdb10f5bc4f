import type { Show } from '@/domain/entities';
import type { ProgramFilter } from '@/domain/programFilter';

type Listed = {
  filter: ProgramFilter;
  /** The whole list, without what is over. */
  coming: Show[];
  /** What of it this list is about. */
  listed: Show[];
};

/**
 * Why a list is empty that nobody narrowed: it holds nothing at all, or goes on another day than today. `undefined` where
 * it is not empty, or where a chosen genre emptied it.
 */
export function emptyListReason({ filter, coming, listed }: Listed) {
  if (listed.length > 0 || filter.genre !== undefined) return undefined;
  return coming.length > 0 ? 'today' : 'all';
}
