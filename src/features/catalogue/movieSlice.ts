import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { fetchMovie, type MovieReference } from './moviesApi';
import type { Movie, Show } from '@/domain/entities';
import { followRequest, idle, type RequestStatus } from '@/shared/request/requestStatus';

type MovieState = RequestStatus & {
  /** The reference of `error`. */
  failedReference: MovieReference;
  movie: Movie | null;
  /** The requested reference of `movie`, whose own identifier may differ. */
  reference: MovieReference;
  shows: Show[];
};

const initialState: MovieState = { ...idle, failedReference: {}, movie: null, reference: {}, shows: [] };

type Known = Pick<MovieState, 'movie' | 'reference'>;

/** Whether the loaded film is the one of a reference. */
export function isMovie({ movie, reference }: Known, { movieId, movieIdentifier }: MovieReference): boolean {
  if (!movie) return false;
  if (movieId !== undefined) return movieId === movie.movieId || movieId === reference.movieId;
  return movieIdentifier === movie.urlIdentifier || movieIdentifier === reference.movieIdentifier;
}

function isSameFilm(one: MovieReference, other: MovieReference): boolean {
  return one.movieId === other.movieId && one.movieIdentifier === other.movieIdentifier;
}

export const movieSlice = createSlice({
  name: 'movie',
  initialState,
  reducers: {
    movieOpened: (_state, _action: PayloadAction<MovieReference>) => undefined,
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
    selectErrorOf: ({ error, failedReference }, reference: MovieReference) =>
      isSameFilm(failedReference, reference) ? error : null,
    selectMustFetch: (state, reference: MovieReference) => !isMovie(state, reference),
  },
});

export const { movieOpened } = movieSlice.actions;
