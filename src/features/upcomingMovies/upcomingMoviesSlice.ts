import { createSlice } from '@reduxjs/toolkit';
import { fetchUpcomingMovies, subscribeReminder } from '@/api/movies';
import type { Show } from '@/domain/entities';
import type { RequestError } from '@/request/errors';
import { followRequest, idle, type RequestStatus } from '@/request/requestStatus';

type UpcomingMoviesState = RequestStatus & {
  movies: Show[];
  genres: string[];
  reminder: 'none' | 'saving' | 'saved' | { failed: RequestError };
};

const initialState: UpcomingMoviesState = { ...idle, movies: [], genres: [], reminder: 'none' };

export const upcomingMoviesSlice = createSlice({
  name: 'upcomingMovies',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    followRequest(builder, fetchUpcomingMovies, (state, { dataEntries, genreEntries }) => {
      state.movies = dataEntries;
      state.genres = genreEntries;
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
  selectors: { selectUpcomingMovies: (state) => state, selectReminder: ({ reminder }) => reminder },
});
