import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { fetchUpcomingMovies, subscribeReminder } from './moviesApi';
import type { Show } from '@/domain/entities';
import type { RequestError } from '@/shared/request/errors';
import { followRequest, idle, type RequestStatus } from '@/shared/request/requestStatus';

type UpcomingMoviesState = RequestStatus & {
  movies: Show[];
  genres: string[];
  /** Whether an answer ever came: none and nothing to announce are not the same. */
  isRead: boolean;
  /** When an answer that the service worker had kept came from the backend, in epoch ms. */
  asOf: number | undefined;
  /** The film that the open reminder dialog is about. */
  remindOf: number | null;
  reminder: 'none' | 'saving' | 'saved' | { failed: RequestError };
};

const initialState: UpcomingMoviesState = {
  ...idle,
  movies: [],
  genres: [],
  isRead: false,
  asOf: undefined,
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
    followRequest(builder, fetchUpcomingMovies, (state, { dataEntries, genreEntries, asOf }) => {
      state.movies = dataEntries;
      state.genres = genreEntries;
      state.isRead = true;
      state.asOf = asOf;
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
    selectUpcomingMovies: (state) => state,
    /**
     * A genre in any case as the backend spells it in `genreEntries`; as it is where the backend does not have it, or has
     * not told; `undefined` until that is known.
     */
    selectSpelledGenre: ({ genres, isRead, error }, genre: string | undefined) =>
      isRead || error ? (genres.find((name) => name.toLowerCase() === genre) ?? genre) : undefined,
    selectRemindOf: ({ remindOf }) => remindOf,
    selectReminder: ({ reminder }) => reminder,
  },
});

export const { reminderOpened, reminderClosed } = upcomingMoviesSlice.actions;
