import { createSlice } from '@reduxjs/toolkit';
import { fetchUpcomingMovies, fetchShows } from './api';
import type { ShowListQuery } from './calls';
import type { Show } from '@/domain/entities';
import { listedShows } from '@/domain/listedShows';
import type { RequestError } from '@/shared/request/errors';

type ListsState = {
  /** The last response for every list, by `listId`. */
  lists: Record<string, Show[]>;
  categories: string[];
  isLoading: Record<string, boolean>;
  /** The error of the last request, by `listId`. */
  error: Record<string, RequestError>;
};

const initialState: ListsState = { lists: {}, categories: [], isLoading: {}, error: {} };

export function listId({ showtype, moviegenre, prebooking }: ShowListQuery): string {
  return [showtype ?? 'alle', moviegenre ?? '', prebooking ?? ''].join('/');
}

export const listsSlice = createSlice({
  name: 'lists',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(fetchShows.start, (state, { payload }) => {
        const id = listId(payload);
        state.isLoading[id] = true;
        delete state.error[id];
      })
      .addCase(fetchShows.success, (state, { payload, meta }) => {
        const id = listId(meta.arg);
        state.lists[id] = listedShows(payload, meta.arg.showtype);
        delete state.isLoading[id];
      })
      .addCase(fetchShows.fail, (state, { payload, meta }) => {
        const id = listId(meta.arg);
        delete state.isLoading[id];
        state.error[id] = payload;
      })
      .addCase(fetchShows.reset, (state, { meta }) => {
        delete state.isLoading[listId(meta.arg)];
      })
      .addCase(fetchUpcomingMovies.success, (state, { payload }) => {
        state.categories = payload.genreEntries;
      });
  },
  selectors: {
    selectLists: ({ lists }) => lists,
    selectList: ({ lists }, query: ShowListQuery) => lists[listId(query)],
  },
});
