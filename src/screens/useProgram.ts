import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { fetchShows } from '@/api/shows';
import { viennaDay } from '@/domain/dates';
import { programHeading } from '@/domain/groupByDate';
import { filterShows, isoDayOfShow, isoDayOfText, readFilter } from '@/domain/programFilter';
import { listId, listsSlice } from '@/features/lists/listsSlice';
import { finderTexts } from '@/texts/finder';
import { programHeadings, type ProgramListName } from '@/texts/program';
import { useOpened } from '@/ui/useOpened';
import { programLists } from './programLists';

/** Reads a list of the programme when its screen is opened, and again when its address asks for another one. */
export function useProgram(name: ProgramListName) {
  const dispatch = useDispatch();
  const [search] = useSearchParams();
  const { kind, genre, onlyToday } = programLists[name];
  const [today] = useState(() => isoDayOfText(viennaDay(Date.now())) ?? '');
  const offers = { day: !onlyToday, genre: kind === 'kino' && !genre };
  const filter = readFilter(search, offers);
  const query = {
    showtype: filter.isAllKinds ? undefined : kind,
    moviegenre: filter.isAllKinds ? undefined : (genre ?? filter.genre),
    prebooking: search.get('prebooking') ?? undefined,
  };
  const id = listId(query);
  const read = useSelector(listsSlice.selectors.selectLists)[id];
  const error = useSelector(listsSlice.selectors.selectError);
  const load = () => dispatch(fetchShows.start(query));
  useOpened(id, load, () => dispatch(fetchShows.reset()));
  /** What stands in the list before a visitor looks for something. */
  const listed = onlyToday ? read?.filter((show) => isoDayOfShow(show) === today) : read;
  const heading = filter.isAllKinds
    ? finderTexts[onlyToday ? 'allKindsToday' : 'allKindsHeading']
    : programHeadings[programHeading(kind, listed ?? [])];
  return {
    id,
    name,
    kind,
    heading,
    today,
    offers,
    filter,
    read,
    listed,
    shows: listed && filterShows(listed, filter),
    isOffSeason: read?.length === 0 && filter.genre === undefined,
    isNothingToday: Boolean(read?.length) && listed?.length === 0 && filter.genre === undefined,
    error,
    load,
    cancel: () => dispatch(fetchShows.cancel()),
  };
}

export type Program = ReturnType<typeof useProgram>;
