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
 * Why a list is empty that nobody narrowed: cinema, flea market or the whole house pauses; this part of the programme is
 * empty, of which the rest decides what is said; or it goes on another day. `undefined` where it is not empty, or where a
 * chosen genre emptied it.
 */
export function emptyList({ filter, query, coming, listed }: Listed) {
  if (listed.length > 0 || filter.genre !== undefined) return undefined;
  if (coming.length > 0) return 'today';
  const isOfWholeKind = query.moviegenre === undefined && query.prebooking === undefined;
  const isOfHouse = query.showtype !== 'automarkt' && query.showtype !== 'publicevent';
  return isOfWholeKind && isOfHouse ? 'offSeason' : 'part';
}
