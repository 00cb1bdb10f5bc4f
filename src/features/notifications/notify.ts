import { createAction, nanoid } from '@reduxjs/toolkit';
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
