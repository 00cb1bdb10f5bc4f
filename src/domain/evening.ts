import { kindOf } from '@/domain/cards';
import { isoTime, isoWithOffset, isPlaceholderDate, startOf, viennaDay } from '@/domain/dates';
import { clockTime, dayAndTime } from '@/domain/dateTexts';
import type { Show } from '@/domain/entities';
import { viennaClock } from '@/domain/viennaClock';
import type { OwnerFacts } from '@/shop/ownerFacts';

const minute = 60_000;
/** An end after midnight needs its day only where it might be another night. */
const oneNight = 12 * 60 * minute;

const clockAt = (time: number) => viennaClock(time).toISOString().slice(11, 16);

/** „22:45 Uhr“ at a moment (epoch ms) in Vienna. */
const clockText = (time: number) => clockTime({ date: viennaDay(time), time: clockAt(time) });

/** The start in epoch ms; `undefined` if only the day is known. */
function exactStart(show: Show): number | undefined {
  return isoWithOffset(show)?.includes('T') ? startOf(show) : undefined;
}

/** An end before the start or in 2099 is ignored. */
function statedEnd(show: Show): number | undefined {
  const start = startOf(show);
  const end = isoTime(show.dateEndISO);
  return start !== undefined && end !== undefined && end > start && !isPlaceholderDate(viennaDay(end))
    ? end
    : undefined;
}

function estimatedEnd(show: Show): number | undefined {
  const start = exactStart(show);
  const { runningTime } = show.movie ?? {};
  return start === undefined || runningTime === undefined ? undefined : start + runningTime * minute;
}

/**
 * When a show ends in Vienna, as exact as its start: as the backend says, else estimated by the film's running time. With
 * the day where it is not the night of the start; `undefined` if it is unknown.
 */
export function showEnd(show: Show): { text: string; isEstimate: boolean } | undefined {
  const start = startOf(show);
  const stated = statedEnd(show);
  const end = stated ?? estimatedEnd(show);
  if (start === undefined || end === undefined) return undefined;
  const isDay = exactStart(show) === undefined;
  // A whole day ends at midnight, which belongs to the next day.
  const date = viennaDay(isDay ? end - 1 : end);
  const isSame = date === viennaDay(start);
  if (isDay && isSame) return undefined;
  const isSameNight = isSame || (!isDay && end - start <= oneNight);
  const time = isDay ? undefined : clockAt(end);
  return {
    text: isSameNight ? clockText(end) : dayAndTime({ date, time }),
    isEstimate: stated === undefined,
  };
}

/** A time before a film starts; `undefined` for markets and without a time. */
export function beforeFilm(show: Show, minutes: number): string | undefined {
  const start = exactStart(show);
  return start === undefined || kindOf(show) !== 'kino' ? undefined : clockText(start - minutes * minute);
}

/** When the cinema lets cars in for a film, if the owner has said how long before the start. */
export function doorsOpen(show: Show, { doorsOpenMinutes }: OwnerFacts): string | undefined {
  return doorsOpenMinutes === undefined ? undefined : beforeFilm(show, doorsOpenMinutes);
}
