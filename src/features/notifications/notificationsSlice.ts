import { createSlice } from '@reduxjs/toolkit';
import { notify } from '@/request/notify';

export type Notification = ReturnType<typeof notify>['payload'];

type NotificationsState = { flag: Notification['flag'] | null; text: string };

const initialState: NotificationsState = { flag: null, text: '' };

export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(notify, (_, { payload }) => ({ flag: payload.flag, text: payload.text }));
  },
  selectors: { selectWasAsked: (state) => state.flag !== null },
});
