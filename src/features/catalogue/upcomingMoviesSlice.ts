import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { fetchUpcomingMovies, subscribeReminder } from './api';
import type { Show } from '@/domain/entities';
import type { RequestError } from '@/shared/request/errors';
import { followRequest, idle, type RequestStatus } from '@/shared/request/requestStatus';

type UpcomingMoviesState = RequestStatus & {
  movies: Show[];
  genres: string[];
  /** Distinguishes "not loaded" from an empty response. */
  isRead: boolean;
  /** The film of the open reminder dialog. */
  remindOf: number | null;
  reminder: 'none' | 'saving' | 'saved' | { failed: RequestError };
};

const initialState: UpcomingMoviesState = {
  ...idle,
  movies: [],
  genres: [],
  isRead: false,
  remindOf: null,
  reminder: 'none',
};

export const upcomingMoviesSlice = createSlice({
  name: 'upcomingMovies',
  initialState,
  reducers: {
    reminderOpened(state, { payload: movieId }: PayloadAction<number>) {
      state.remindOf = movieId;
    },
    reminderClosed(state) {
      state.remindOf = null;
    },
  },
  extraReducers: (builder) => {
    followRequest(builder, fetchUpcomingMovies, (state, { dataEntries, genreEntries }) => {
      state.movies = dataEntries;
      state.genres = [...new Set(genreEntries)];
      state.isRead = true;
    })
      .addCase(subscribeReminder.start, (state) => {
        state.reminder = 'saving';
      })
      .addCase(subscribeReminder.success, (state) => {
        state.reminder = 'saved';
      })
      .addCase(subscribeReminder.fail, (state, { payload }) => {
        state.reminder = { failed: payload };
      })
      .addCase(subscribeReminder.reset, (state) => {
        state.reminder = 'none';
      });
  },
  selectors: {
    selectMovies: ({ movies }) => movies,
    selectGenres: ({ genres }) => genres,
    /** The response; `undefined` until the first one. */
    selectUpcoming: (state) => (state.isRead ? state : undefined),
    /** The backend's spelling, unchanged if it is unlisted or the request failed; `undefined` until then. */
    selectSpelledGenre: ({ genres, isRead, error }, genre: string | undefined) =>
      isRead || error ? (genres.find((name) => name.toLowerCase() === genre) ?? genre) : undefined,
    selectRemindOf: ({ remindOf }) => remindOf,
    selectReminder: ({ reminder }) => reminder,
  },
});

export const { reminderOpened, reminderClosed } = upcomingMoviesSlice.actions;
