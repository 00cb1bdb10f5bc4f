import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { fetchMovie, type MovieReference } from '@/api/movies';
import type { Movie, Show } from '@/domain/entities';
import { followRequest, idle, type RequestStatus } from '@/request/requestStatus';

type MovieState = RequestStatus & { movie: Movie | null; shows: Show[] };

const initialState: MovieState = { ...idle, movie: null, shows: [] };

/** What an address means: digits only are an id, everything else an identifier. */
export function movieReference(idOrIdentifier: string): MovieReference {
  return /^\d+$/.test(idOrIdentifier)
    ? { movieId: Number(idOrIdentifier) }
    : { movieIdentifier: idOrIdentifier };
}

/** Whether a film is the one an address means. */
export function isMovie(movie: Movie | null, reference: MovieReference): movie is Movie {
  if (!movie) return false;
  if (reference.movieIdentifier === undefined) return movie.movieId === reference.movieId;
  return movie.urlIdentifier === reference.movieIdentifier;
}

export const movieSlice = createSlice({
  name: 'movie',
  initialState,
  reducers: {
    /** A visitor came to the film with this reference. */
    movieOpened: (_state, _action: PayloadAction<MovieReference>) => undefined,
  },
  extraReducers: (builder) => {
    followRequest(builder, fetchMovie, (state, { movie, shows }) => {
      state.movie = movie;
      state.shows = shows;
    });
  },
  selectors: {
    selectMovie: (state) => state,
    selectMustFetch: ({ movie }, reference: MovieReference) => !isMovie(movie, reference),
  },
});

export const { movieOpened } = movieSlice.actions;
