import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { programHeading } from '@/domain/groupByDate';
import { isoDayAt } from '@/domain/isoDays';
import { filterShows, readFilter } from '@/domain/programFilter';
import { listId, listsSlice } from '@/features/catalogue/listsSlice';
import { upcomingMoviesSlice } from '@/features/catalogue/upcomingMoviesSlice';
import { useList, useUpcoming } from '@/features/catalogue/useList';
import { finderTexts, programHeadings, type ProgramListName } from '@/features/catalogue/programTexts';
import { useDeferredRender } from '@/shared/ui/useDeferredRender';
import { emptyListReason, programLists, showsOfList } from '@/features/catalogue/programLists';
import { useNow } from '@/shared/ui/useNow';

const { selectSpelledGenre } = upcomingMoviesSlice.selectors;
type Root = Parameters<typeof selectSpelledGenre>[0];

/** A list of the programme by its address. */
export function useProgram(name: ProgramListName) {
  const [search] = useSearchParams();
  const { kind, genre, onlyToday } = programLists[name];
  const now = useNow();
  const today = isoDayAt(now);
  const offers = { day: !onlyToday, genre: !genre, films: kind === 'kino' };
  const filter = readFilter(search, offers);
  const spelledGenre = useSelector((root: Root) => selectSpelledGenre(root, filter.genre));
  // The list waits for the backend's spelling of the genre.
  const genres = useUpcoming(filter.genre !== undefined, { isOnce: true });
  const isGenrePending = filter.genre !== undefined && !spelledGenre;
  const query = {
    showtype: filter.isAllKinds ? undefined : kind,
    moviegenre: filter.isAllKinds ? undefined : (genre ?? spelledGenre),
    prebooking: search.get('prebooking') ?? undefined,
  };
  const id = listId(query);
  const list = useList(isGenrePending ? undefined : query);
  // Deferred: updates of the store render synchronously in one task, which is long for a list.
  const lists = useDeferredRender(useSelector(listsSlice.selectors.selectLists));
  const read = isGenrePending ? undefined : lists[id];
  const { asOf, error } = list;
  const { retry, cancel } = isGenrePending ? genres : list;
  const { coming, listed, days = {} } = read ? showsOfList(programLists[name], read, now) : {};
  const ofAllDays = listed && filterShows(listed, { ...filter, day: undefined }, now);
  const heading = filter.isAllKinds
    ? finderTexts[onlyToday ? 'allKindsToday' : 'allKindsHeading']
    : programHeadings[programHeading(kind, listed ?? [])];
  return {
    id,
    name,
    kind,
    heading,
    now,
    today,
    offers,
    filter,
    coming,
    listed,
    /** What the days to choose from count: every filter but the day. */
    ofAllDays,
    days: filter.day === undefined ? days : { from: filter.day, until: filter.day },
    shows: ofAllDays && filterShows(ofAllDays, { day: filter.day }, now),
    empty: coming && listed && emptyListReason({ filter, coming, listed }),
    asOf,
    error,
    retry,
    cancel,
  };
}

export type Program = ReturnType<typeof useProgram>;
