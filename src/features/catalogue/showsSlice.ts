import { createSlice } from '@reduxjs/toolkit';
import { fetchShows } from './showsApi';
import type { Show } from '@/domain/entities';
import { followRequest, idle, type RequestStatus } from '@/shared/request/requestStatus';

type ShowsState = RequestStatus & { shows: Show[]; events: Show[] };

const initialState: ShowsState = { ...idle, shows: [], events: [] };

/** The newest answer of the programme, whatever list asked for it. */
export const showsSlice = createSlice({
  name: 'shows',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    followRequest(builder, fetchShows, (state, { dataEntries, publicEvents }) => {
      state.shows = dataEntries;
      state.events = publicEvents;
    });
  },
  selectors: { selectShows: ({ shows }) => shows, selectEvents: ({ events }) => events },
});
