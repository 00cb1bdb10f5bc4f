import { isoTime, viennaDay } from '@/domain/dates';

const epochPattern = /^\d{10}(?:\d{3})?$/;
const dayPattern = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const timePattern = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/;
const secondsDigits = 10;

const twoDigits = (digits = '') => digits.padStart(2, '0');

/** Epoch ms of 10 digits (seconds) or 13 digits (ms); no other count of digits means a time since 2001. */
function epochTime(digits: string): number | undefined {
  if (!epochPattern.test(digits)) return undefined;
  return Number(digits) * (digits.length === secondsDigits ? 1000 : 1);
}

/**
 * A day in Vienna as `DD.MM.YYYY`, from `D.M.YYYY`, ISO 8601 with or without time and zone, or an epoch. Its time is
 * ignored, because backends write days as midnight of any zone (backend, "Responses").
 */
export function dayFromWire(written: string): string | undefined {
  const [, day, month, year] = dayPattern.exec(written) ?? [];
  if (year !== undefined) return `${twoDigits(day)}.${twoDigits(month)}.${year}`;
  const time = epochTime(written) ?? isoTime(written);
  return time === undefined ? undefined : viennaDay(time);
}

/** A time of day as `HH:MM`, from one with or without seconds. */
export function timeFromWire(written: string): string | undefined {
  const [, hour, minutes] = timePattern.exec(written) ?? [];
  return minutes !== undefined && Number(hour) < 24 ? `${twoDigits(hour)}:${minutes}` : undefined;
}

/** ISO 8601, from ISO 8601 or an epoch. */
export function momentFromWire(written: string): string | undefined {
  const time = epochTime(written);
  if (time !== undefined) return new Date(time).toISOString();
  return isoTime(written) === undefined ? undefined : written;
}
