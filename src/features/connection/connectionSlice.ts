import { createSlice } from '@reduxjs/toolkit';

type ConnectionState = {
  /** Result of the last check. */
  isOffline: boolean;
};

const initialState: ConnectionState = { isOffline: false };

export const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    connectionLost(state) {
      state.isOffline = true;
    },
    connectionReturned(state) {
      state.isOffline = false;
    },
  },
  selectors: { selectIsOffline: ({ isOffline }) => isOffline },
});

export const { connectionLost, connectionReturned } = connectionSlice.actions;
