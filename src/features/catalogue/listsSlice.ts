import { createSlice } from '@reduxjs/toolkit';
import type { ShowListQuery } from './calls';
import { fetchUpcomingMovies } from './moviesApi';
import { fetchShows } from './showsApi';
import type { Show } from '@/domain/entities';
import { listedShows } from '@/domain/listedShows';
import type { RequestError } from '@/shared/request/errors';

type ListsState = {
  /** The last response for every list, by `listId`. */
  lists: Record<string, Show[]>;
  /** When a response from the service worker's cache was created (epoch ms), by `listId`. */
  asOf: Record<string, number | undefined>;
  categories: string[];
  isLoading: Record<string, boolean>;
  /** The error of the last request, by `listId`. */
  error: Record<string, RequestError>;
};

const initialState: ListsState = { lists: {}, asOf: {}, categories: [], isLoading: {}, error: {} };

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
        state.isLoading = { [listId(payload)]: true };
        state.error = {};
      })
      .addCase(fetchShows.success, (state, { payload, meta }) => {
        const id = listId(meta.arg);
        state.lists[id] = listedShows(payload, meta.arg.showtype);
        state.asOf[id] = payload.asOf;
        state.isLoading = {};
      })
      .addCase(fetchShows.fail, (state, { payload, meta }) => {
        state.isLoading = {};
        state.error = { [listId(meta.arg)]: payload };
      })
      .addCase(fetchShows.reset, (state) => {
        state.isLoading = {};
        state.error = {};
      })
      .addCase(fetchUpcomingMovies.success, (state, { payload }) => {
        state.categories = payload.genreEntries;
      });
  },
  selectors: {
    selectLists: ({ lists }) => lists,
    selectErrors: ({ error }) => error,
    selectAsOf: ({ asOf }) => asOf,
  },
});
