import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { fetchShows } from '@/api/shows';
import { viennaDay } from '@/domain/dates';
import { dayOf } from '@/domain/groupByDate';
import { listId, listsSlice } from '@/features/lists/listsSlice';
import type { ProgramListName } from '@/texts/program';
import { useOpened } from '@/ui/useOpened';
import { programLists } from './programLists';

/** Reads a list of the programme when its screen is opened, and again when its address asks for another one. */
export function useProgram(name: ProgramListName) {
  const dispatch = useDispatch();
  const [search] = useSearchParams();
  const { kind, genre, onlyToday } = programLists[name];
  const [today] = useState(() => viennaDay(Date.now()));
  const query = { showtype: kind, moviegenre: genre, prebooking: search.get('prebooking') ?? undefined };
  const id = listId(query);
  const read = useSelector(listsSlice.selectors.selectLists)[id];
  const shows = onlyToday ? read?.filter((show) => dayOf(show) === today) : read;
  const error = useSelector(listsSlice.selectors.selectError);
  const load = () => dispatch(fetchShows.start(query));
  useOpened(id, load, () => dispatch(fetchShows.reset()));
  const isOffSeason = read?.length === 0;
  return { id, name, kind, shows, isOffSeason, error, load, cancel: () => dispatch(fetchShows.cancel()) };
}

export type Program = ReturnType<typeof useProgram>;
