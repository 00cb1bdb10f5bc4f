import { createSlice } from '@reduxjs/toolkit';
import { fetchShows } from './api';
import type { Show } from '@/domain/entities';
import { followRequest, idle, type RequestStatus } from '@/shared/request/requestStatus';

type ShowsState = RequestStatus & { shows: Show[]; events: Show[] };

const initialState: ShowsState = { ...idle, shows: [], events: [] };

/** The last response of the programme, for any list. */
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
