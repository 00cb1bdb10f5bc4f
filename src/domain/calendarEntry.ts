import { brand } from '@/config/brand';
import { unavailability } from '@/domain/availability';
import { showItemKey } from '@/domain/cartKeys';
import { isoTime, isoWithOffset, startOf, type Dated } from '@/domain/dates';
import type { Show } from '@/domain/entities';
import { showName } from '@/domain/showNames';
import { viennaClock } from '@/domain/viennaClock';
import type { ICalendarEvent } from '@/lib/icalendar';

const dayLength = 24 * 60 * 60 * 1000;
const longestFileName = 60;
const spelledOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Whether a calendar has a place for a show at `now` (epoch ms): dated, not over, and open. */
export function fitsCalendar(show: Show, now: number): boolean {
  const reason = unavailability(show, now);
  return startOf(show) !== undefined && reason !== 'over' && reason !== 'closed';
}

function endOfDays(firstDay: string, end: number | undefined): string | undefined {
  if (end === undefined) return undefined;
  const lastDay = viennaClock(end - 1)
    .toISOString()
    .slice(0, 10);
  if (lastDay <= firstDay) return undefined;
  return new Date(Date.parse(lastDay) + dayLength).toISOString().slice(0, 10);
}

type Times = Pick<ICalendarEvent, 'start' | 'end'>;

/** Whole days where nobody knows the hour; an end that is missing or before the start is left out, not guessed. */
function timesOf(show: Dated): Times | undefined {
  const start = startOf(show);
  const written = isoWithOffset(show);
  if (start === undefined || written === undefined) return undefined;
  const end = isoTime(show.dateEndISO);
  const isDay = !written.includes('T');
  if (isDay) return { start: written, end: endOfDays(written, end) };
  return { start, end: end !== undefined && end > start ? end : undefined };
}

/**
 * A show as an entry for the visitor's calendar, with its page's address and a line about it; `undefined` for
 * what has no date. Its key is the cart's, so that a second download replaces the first entry.
 */
export function calendarEntry(
  show: Show,
  page: Pick<ICalendarEvent, 'url' | 'description'>,
): ICalendarEvent | undefined {
  const times = timesOf(show);
  return (
    times && {
      ...times,
      ...page,
      productId: `-//${brand.name}//Ticketshop//DE`,
      uid: `${showItemKey(show)}@${brand.slug}`,
      name: showName(show) || brand.name,
      location: show.location,
    }
  );
}

/** A file name that every system takes: the show's name in ASCII and its day, e.g. `metropolis-2026-04-16.ics`. */
export function calendarFileName(show: Show): string {
  const name = showName(show)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => spelledOut[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestFileName)
    .replace(/^-+|-+$/g, '');
  const day = isoWithOffset(show)?.slice(0, 10);
  return `${[name || 'termin', day].filter(Boolean).join('-')}.ics`;
}
