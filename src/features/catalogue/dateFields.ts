import * as v from 'valibot';
import { dayFromWire, momentFromWire, timeFromWire } from '@/domain/wireDates';
import { text } from '@/shared/api/fields';

function readBy(read: (written: string) => string | undefined, message: string) {
  return v.pipe(text, v.transform(read), v.string(message));
}

/** A day in Vienna; becomes `DD.MM.YYYY`. */
export const day = readBy(dayFromWire, 'no day');

/** A time of day in Vienna; becomes `HH:MM`. */
export const timeOfDay = readBy(timeFromWire, 'no time of day');

/** A date and time; becomes ISO 8601. */
export const moment = readBy(momentFromWire, 'no date and time');
