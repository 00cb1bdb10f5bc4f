import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { fetchMovie, type MovieReference } from './moviesApi';
import type { Movie, Show } from '@/domain/entities';
import { followRequest, idle, type RequestStatus } from '@/shared/request/requestStatus';

type MovieState = RequestStatus & {
  /** What `error` answered. */
  failedReference: MovieReference;
  movie: Movie | null;
  /** What `movie` answered; its own identifier may be missing or spelled otherwise. */
  reference: MovieReference;
  shows: Show[];
};

const initialState: MovieState = { ...idle, failedReference: {}, movie: null, reference: {}, shows: [] };

type Known = Pick<MovieState, 'movie' | 'reference'>;

/** Whether the known film is the one an address means. */
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
    /** A visitor came to the film with this reference. */
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
    /** Why this film could not be read; the failure of another is none of its own. */
    selectErrorOf: ({ error, failedReference }, reference: MovieReference) =>
      isSameFilm(failedReference, reference) ? error : null,
    selectMustFetch: (state, reference: MovieReference) => !isMovie(state, reference),
  },
});

export const { movieOpened } = movieSlice.actions;
