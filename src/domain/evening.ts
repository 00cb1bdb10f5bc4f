import { kindOf } from '@/domain/cards';
import { isoTime, isoWithOffset, isPlaceholderDate, startOf, viennaDay } from '@/domain/dates';
import { clockTime, dayAndTime, shortDay } from '@/domain/dateTexts';
import type { Show } from '@/domain/entities';
import { viennaClock } from '@/domain/viennaClock';
import type { OwnerFacts } from '@/shared/config/ownerFacts';

const minute = 60_000;
/** An end after midnight needs its day only where it might be another night. */
const oneNight = 12 * 60 * minute;
/** As the page about the way to the cinema recommends. */
const minutesEarly = 30;

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

/** The end of a show that has a day only: midnight belongs to the day before. */
function endOfDays(start: number, end: number): string | undefined {
  const isMidnight = clockAt(end) === '00:00';
  const lastDay = viennaDay(isMidnight ? end - 1 : end);
  if (lastDay === viennaDay(start)) return isMidnight ? undefined : clockText(end);
  return isMidnight ? shortDay(lastDay) : dayAndTime({ date: lastDay, time: clockAt(end) });
}

/**
 * When a show ends in Vienna: as the backend says, else estimated by the film's running time. With the day where it is
 * not the night of the start; `undefined` if it is unknown.
 */
export function showEnd(show: Show): { text: string; isEstimate: boolean } | undefined {
  const stated = statedEnd(show);
  const end = stated ?? estimatedEnd(show);
  const start = startOf(show);
  if (end === undefined || start === undefined) return undefined;
  const isEstimate = stated === undefined;
  if (exactStart(show) === undefined) {
    const text = endOfDays(start, end);
    return text === undefined ? undefined : { text, isEstimate };
  }
  const isSameNight = viennaDay(start) === viennaDay(end) || end - start <= oneNight;
  const text = isSameNight ? clockText(end) : dayAndTime({ date: viennaDay(end), time: clockAt(end) });
  return { text, isEstimate };
}

function beforeFilm(show: Show, minutes: number): string | undefined {
  const start = exactStart(show);
  return start === undefined || kindOf(show) !== 'kino' ? undefined : clockText(start - minutes * minute);
}

/** When the cinema lets cars in for a film, if the owner has said how long before the start. */
export function doorsOpen(show: Show, { doorsOpenMinutes }: OwnerFacts): string | undefined {
  return doorsOpenMinutes === undefined ? undefined : beforeFilm(show, doorsOpenMinutes);
}

/** When visitors of a film should be there. */
export function arrivalTime(show: Show): string | undefined {
  return beforeFilm(show, minutesEarly);
}
