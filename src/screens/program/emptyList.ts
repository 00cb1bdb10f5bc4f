import type { ShowListQuery } from '@/api/calls';
import type { Show } from '@/domain/entities';
import type { ProgramFilter } from '@/domain/programFilter';

type Listed = {
  filter: ProgramFilter;
  query: ShowListQuery;
  /** The whole list, without what is over. */
  coming: Show[];
  /** What of it this list is about. */
  listed: Show[];
};

/**
 * Why a list is empty that nobody narrowed: the whole house pauses, only this part of its programme is empty, or it
 * goes on another day. `undefined` where it is not empty, or where a chosen genre emptied it.
 */
export function emptyList({ filter, query, coming, listed }: Listed) {
  if (listed.length > 0 || filter.genre !== undefined) return undefined;
  if (coming.length > 0) return 'today';
  return query.moviegenre === undefined && query.prebooking === undefined ? 'offSeason' : 'part';
}
