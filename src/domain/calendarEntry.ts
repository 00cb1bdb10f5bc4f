import { brand } from '@/shop/brand';
import { ownerFacts } from '@/shop/ownerFacts';
import { takesPlace, unavailability } from '@/domain/availability';
import { showItemKey } from '@/domain/cartKeys';
import { isOver, isoWithOffset, startOf, statedEnd, type Dated } from '@/domain/dates';
import { nightText } from '@/domain/dateTexts';
import type { Cart, CartItem, Show } from '@/domain/entities';
import { filmMoments } from '@/domain/evening';
import { eveningFacts } from '@/domain/eveningFacts';
import { showName, type Named } from '@/domain/showNames';
import { placeText, venueOf, type Located } from '@/domain/venues';
import { viennaClock } from '@/domain/viennaClock';
import type { ICalendarEvent } from '@/shared/text/icalendar';

const dayLength = 24 * 60 * 60 * 1000;
const longestFileName = 60;
/** Time for the way. */
const reminderHours = 1;
const spelledOut: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Whether a show can be exported to a calendar at `now` (epoch ms): it has a date, is not over and takes place. */
export function fitsCalendar(show: Show, now: number): boolean {
  return startOf(show) !== undefined && takesPlace(unavailability(show, now));
}

/**
 * Whether a show is published at `now` (epoch ms) for calendars, feeds and search engines: it fits into a calendar, or is
 * cancelled, which those must learn who have it in theirs.
 */
export function isPublished(show: Show, now: number): boolean {
  return fitsCalendar(show, now) || unavailability(show, now) === 'cancelled';
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

/** Whole days if the time is unknown. An end that is missing or before the start is omitted. */
function timesOf(show: Dated): Times | undefined {
  const start = startOf(show);
  const iso = isoWithOffset(show);
  if (start === undefined || iso === undefined) return undefined;
  const end = statedEnd(show, start);
  return iso.includes('T') ? { start, end } : { start: iso, end: endOfDays(iso, end) };
}

type CalendarShow = Dated & Named & Located & Pick<Show, 'showId' | 'showKey'>;

/**
 * `undefined` without a date. The uid comes from the cart key, so that a second import replaces the first. The place has
 * its address and coordinates where `facts` contain them. A start at night is said in words, too; admission and
 * what the owner says of the evening follow. Calendars remind of a start, not of a whole day, which would be at 23:00 of the day before.
 */
export function calendarEntry(
  show: CalendarShow,
  page: Pick<ICalendarEvent, 'url' | 'description' | 'sequence'>,
  facts = ownerFacts,
): ICalendarEvent | undefined {
  const times = timesOf(show);
  const doors = filmMoments(show, facts).find(({ name }) => name === 'doors')?.text;
  const lines = [
    nightText(show),
    page.description,
    doors && `Einlass: ab ${doors}`,
    ...eveningFacts(show, facts).map(({ name, text }) => `${name}: ${text}`),
  ];
  return (
    times && {
      ...times,
      ...page,
      description: lines.filter(Boolean).join('\n'),
      reminderHours: typeof times.start === 'number' ? reminderHours : undefined,
      productId: `-//${brand.name}//Ticketshop//DE`,
      uid: `${showItemKey(show)}@${brand.slug}`,
      name: showName(show) || brand.name,
      location: placeText(show, facts),
      coordinates: venueOf(show, facts)?.coordinates,
    }
  );
}

function calendarShowOf({ show, movie, event }: CartItem): CalendarShow | undefined {
  return show && { ...show, movie, event };
}

export type BoughtShow = { show: CalendarShow; line: CartItem };

/** The shows of an order's lines that have a date and are not over at `now` (epoch ms), each once. */
export function showsToCome(lines: Cart, now: number): BoughtShow[] {
  const found = new Map<string, BoughtShow>();
  for (const line of Object.values(lines)) {
    const show = calendarShowOf(line);
    if (!show || startOf(show) === undefined || isOver(show, now)) continue;
    const key = showItemKey(show);
    if (!found.has(key)) found.set(key, { show, line });
  }
  return [...found.values()];
}

/** ASCII words only: some systems reject other characters in file names. */
function plainName(words: string): string {
  return words
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => spelledOut[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestFileName)
    .replace(/^-+|-+$/g, '');
}

/** A file name of the show's name and day, e.g. `metropolis-2026-04-16.ics`. */
export function calendarFileName(show: CalendarShow): string {
  const day = isoWithOffset(show)?.slice(0, 10);
  return `${[plainName(showName(show)) || 'termin', day].filter(Boolean).join('-')}.ics`;
}

/** A file name for the shows of an order, e.g. `bestellung-10001.ics`. */
export function orderCalendarFileName(orderId: string): string {
  return `${plainName(`bestellung ${orderId}`)}.ics`;
}
