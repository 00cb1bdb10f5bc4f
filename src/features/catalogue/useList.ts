import type { Show } from '@/domain/entities';
import { useRead, type Read, type ReadOptions } from '@/shared/request/useRead';
import type { ShowListQuery } from './calls';
import { listsSlice } from './listsSlice';
import { fetchShows } from './showsApi';

/** The query of all shows of all kinds. */
export const wholeProgram: ShowListQuery = {};

/** A list of the programme, for as long as it is wanted. */
export function useList(query: ShowListQuery | undefined, options?: ReadOptions): Read<Show[]> {
  return useRead(fetchShows, query, listsSlice.selectors.selectList, options);
}
