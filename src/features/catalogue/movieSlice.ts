import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { fetchMovie } from './moviesApi';
import type { Movie, Show } from '@/domain/entities';
import { isMovie, isSameReference, type Reference } from '@/domain/reference';
import { followRequest, idle, type RequestStatus } from '@/shared/request/requestStatus';

type MovieState = RequestStatus & {
  /** The reference of `error`. */
  failedReference: Reference;
  movie: Movie | null;
  /** The requested reference of `movie`, whose own identifier may differ. */
  reference: Reference;
  shows: Show[];
};

const initialState: MovieState = { ...idle, failedReference: {}, movie: null, reference: {}, shows: [] };

export const movieSlice = createSlice({
  name: 'movie',
  initialState,
  reducers: {
    movieOpened: (_state, _action: PayloadAction<Reference>) => undefined,
  },
  extraReducers: (builder) => {
    followRequest(builder, fetchMovie, (state, { movie, shows }, reference) => {
      state.movie = movie;
      state.reference = reference;
      state.shows = shows;
    }).addMatcher(fetchMovie.fail.match, (state, { meta }) => {
      state.failedReference = meta.arg;
    });
  },
  selectors: {
    selectMovie: (state) => state,
    selectShows: ({ shows }) => shows,
    /** The error of this film's request, not of another film's. */
    selectErrorOf: ({ error, failedReference }, reference: Reference) =>
      isSameReference(failedReference, reference) ? error : null,
    selectMustFetch: (state, wanted: Reference) => !isMovie(state.movie, wanted, state.reference),
  },
});

export const { movieOpened } = movieSlice.actions;
