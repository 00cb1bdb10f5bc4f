import { createSlice, type PayloadAction, createAction, nanoid } from '@reduxjs/toolkit';
import { notificationEmoji, notifications, notificationText, type NotificationKey } from './texts';

/** Notifies by key, with the server's message if there is one. */
export const notify = createAction('notifications/asked', (key: NotificationKey, detail?: string) => {
  const { flag, isEnglish }: { flag: 'success' | 'failure'; isEnglish?: true } = notifications[key];
  const emoji = notificationEmoji[flag];
  return {
    payload: {
      id: nanoid(),
      flag,
      text: notificationText(key, detail),
      isEnglish,
      emoji: emoji[Math.floor(Math.random() * emoji.length)] ?? '',
    },
  };
});

export type Notification = ReturnType<typeof notify>['payload'];

/** Older ones are dropped. */
const maxWaiting = 3;

type NotificationsState = { flag: Notification['flag'] | null; text: string; waiting: Notification[] };

const initialState: NotificationsState = { flag: null, text: '', waiting: [] };

export const notificationsSlice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notificationsShown(state, { payload }: PayloadAction<Notification[]>) {
      const shown = new Set(payload.map(({ id }) => id));
      state.waiting = state.waiting.filter(({ id }) => !shown.has(id));
    },
  },
  extraReducers: (builder) => {
    builder.addCase(notify, (state, { payload }) => {
      state.flag = payload.flag;
      state.text = payload.text;
      state.waiting = [...state.waiting, payload].slice(-maxWaiting);
    });
  },
  selectors: { selectWaiting: ({ waiting }) => waiting },
});

export const { notificationsShown } = notificationsSlice.actions;
