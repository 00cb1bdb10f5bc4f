import { createSlice } from '@reduxjs/toolkit';
import type { ShowListQuery } from './calls';
import { fetchUpcomingMovies } from './moviesApi';
import { fetchShows } from './showsApi';
import type { Show } from '@/domain/entities';
import { listedShows } from '@/domain/listedShows';
import type { RequestError } from '@/shared/request/errors';

type ListsState = {
  /** Every list of the programme as it was last read, by `listId`. */
  lists: Record<string, Show[]>;
  /** When a list that the service worker had kept came from the backend (epoch ms), by `listId`. */
  asOf: Record<string, number | undefined>;
  categories: string[];
  isLoading: Record<string, boolean>;
  /** Why a list could not be read, by `listId`: what is read next begins without. */
  error: Record<string, RequestError>;
};

const initialState: ListsState = { lists: {}, asOf: {}, categories: [], isLoading: {}, error: {} };

/** The name under which the answer to a query is remembered. */
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
