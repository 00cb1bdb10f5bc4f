import { createSlice } from '@reduxjs/toolkit';
import { fetchMovie } from './detailApi';
import type { Movie, Show } from '@/domain/entities';
import { isMovie, type Reference } from '@/domain/reference';
import { followRequest, idle, type RequestStatus } from '@/shared/request/requestStatus';
import type { StoreModule } from '@/shared/request/storeModule';

type MovieState = RequestStatus & {
  movie: Movie | null;
  /** The requested reference of `movie`, whose own identifier may differ. */
  reference: Reference;
  shows: Show[];
};

/** The last film that was loaded. */
type LoadedMovie = MovieState & { movie: Movie };

const initialState: MovieState = { ...idle, movie: null, reference: {}, shows: [] };

export const movieSlice = createSlice({
  name: 'movie',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    followRequest(builder, fetchMovie, (state, { movie, shows }, reference) => {
      state.movie = movie;
      state.reference = reference;
      state.shows = shows;
    });
  },
  selectors: {
    selectMovie: (state, wanted: Reference) =>
      isMovie(state.movie, wanted, state.reference) ? (state as LoadedMovie) : undefined,
    selectShows: ({ shows }) => shows,
  },
});

export const movieModule: StoreModule = { slices: [movieSlice] };
