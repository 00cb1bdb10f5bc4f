import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Announcement } from '@/shop/announcements';

type AnnouncementsState = {
  /** Those that hold now. */
  current: Announcement[];
  /** When they were read (epoch ms). */
  readAt: number;
  /** The texts of those that the visitor has closed. */
  closed: string[];
};

const initialState: AnnouncementsState = { current: [], readAt: 0, closed: [] };

export const announcementsSlice = createSlice({
  name: 'announcements',
  initialState,
  reducers: {
    announcementsHold: (state, { payload }: PayloadAction<{ current: Announcement[]; readAt: number }>) => ({
      ...state,
      ...payload,
    }),
    announcementClosed: (state, { payload }: PayloadAction<string>) => void state.closed.push(payload),
  },
  selectors: {
    selectCurrent: ({ current }) => current,
    selectReadAt: ({ readAt }) => readAt,
    selectClosed: ({ closed }) => closed,
  },
});

export const { announcementsHold, announcementClosed } = announcementsSlice.actions;
