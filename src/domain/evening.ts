import { calendarNames } from '@/domain/calendarNames';
import { kindOf, type Kinded } from '@/domain/cards';
import { endsWithDay, exactStart, startOf, statedEnd, viennaDay, type Dated } from '@/domain/dates';
import { clockTime, dayAndTime, weekdayAndDay } from '@/domain/dateTexts';
import type { Movie } from '@/domain/entities';
import { isAtNight, longestNight } from '@/domain/nights';
import { viennaClock } from '@/domain/viennaClock';
import type { OwnerFacts } from '@/shop/ownerFacts';

const minute = 60_000;

const clockAt = (time: number) => viennaClock(time).toISOString().slice(11, 16);

/** „22:45 Uhr“ at a moment (epoch ms) in Vienna. */
const clockText = (time: number) => clockTime({ date: viennaDay(time), time: clockAt(time) });

/** A show as far as its evening depends on it; lines of the cart know no running time. */
type EveningShow = Dated & Kinded & { movie?: Pick<Movie, 'runningTime'> | undefined };

function estimatedEnd(show: EveningShow): number | undefined {
  const start = exactStart(show);
  const { runningTime } = show.movie ?? {};
  return start === undefined || runningTime === undefined ? undefined : start + runningTime * minute;
}

/**
 * When a show ends in Vienna, as exact as its start: as the backend says, else estimated by the film's running time. With
 * the day where it is not the night of the start; `undefined` if it is unknown.
 */
export function showEnd(show: EveningShow): { text: string; isEstimate: boolean } | undefined {
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

/** A moment of a film's evening (epoch ms) with its clock in Vienna. */
export type EveningMoment = {
  name: 'doors' | 'sunset' | 'dark' | 'start' | 'end';
  time: number;
  text: string;
  isEstimate?: boolean;
};

/** At night a moment of the evening before has its weekday: „Sa., 23:15 Uhr“. */
export function eveningMoment(show: Dated, name: EveningMoment['name'], time: number): EveningMoment {
  const isBefore = isAtNight(show) && viennaDay(time) !== viennaDay(startOf(show) ?? time);
  const clock = clockText(time);
  return { name, time, text: isBefore ? `${calendarNames(time).weekday.slice(0, 2)}., ${clock}` : clock };
}

/**
 * Admission, if the owner has said how long before the start, then start and end of a film, as far as they are known.
 * Empty for markets and without a time.
 */
export function filmMoments(show: EveningShow, { doorsOpenMinutes }: OwnerFacts): EveningMoment[] {
  const start = exactStart(show);
  if (start === undefined || kindOf(show) !== 'kino') return [];
  const moments = [eveningMoment(show, 'start', start)];
  if (doorsOpenMinutes !== undefined)
    moments.unshift(eveningMoment(show, 'doors', start - doorsOpenMinutes * minute));
  const end = showEnd(show);
  const time = statedEnd(show) ?? estimatedEnd(show);
  if (end && time !== undefined) moments.push({ name: 'end', time, ...end });
  return moments;
}
