import { kindOf, type Kinded } from '@/domain/cards';
import { endsWithDay, exactStart, startOf, statedEnd, viennaDay, type Dated } from '@/domain/dates';
import { clockTime, dayAndTime, weekdayAndDay } from '@/domain/dateTexts';
import type { Show } from '@/domain/entities';
import { isAtNight, longestNight } from '@/domain/nights';
import { viennaClock } from '@/domain/viennaClock';
import type { OwnerFacts } from '@/shop/ownerFacts';

const minute = 60_000;

const clockAt = (time: number) => viennaClock(time).toISOString().slice(11, 16);

/** „22:45 Uhr“ at a moment (epoch ms) in Vienna. */
const clockText = (time: number) => clockTime({ date: viennaDay(time), time: clockAt(time) });

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
  const isDay = stated !== undefined && endsWithDay(show);
  // A whole day ends at midnight, which belongs to the next day.
  const date = viennaDay(isDay ? end - 1 : end);
  const isSame = date === viennaDay(start);
  if (isDay && isSame) return undefined;
  const isSameNight = isSame || (!isDay && end - start <= longestNight);
  const time = isDay ? undefined : clockAt(end);
  return {
    text: isSameNight ? clockText(end) : dayAndTime({ date, time }),
    isEstimate: stated === undefined,
  };
}

/** A moment before a film starts, with its day where the film is at night; `undefined` for markets and without a time. */
export function beforeFilm(
  show: Dated & Kinded,
  minutes: number,
): { day?: string; clock: string } | undefined {
  const start = exactStart(show);
  if (start === undefined || kindOf(show) !== 'kino') return undefined;
  const moment = start - minutes * minute;
  const clock = clockText(moment);
  return isAtNight(show) ? { day: weekdayAndDay(viennaDay(moment)), clock } : { clock };
}

/** When the cinema lets cars in for a film, if the owner has said how long before the start. */
export function doorsOpen(show: Dated & Kinded, { doorsOpenMinutes }: OwnerFacts): string | undefined {
  const doors = doorsOpenMinutes === undefined ? undefined : beforeFilm(show, doorsOpenMinutes);
  return doors && [doors.day, doors.clock].filter(Boolean).join(', ');
}
