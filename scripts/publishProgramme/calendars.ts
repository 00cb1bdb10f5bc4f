import { createEvents } from 'ics';
import { calendarEntry } from '../../src/domain/calendarEntry';
import { kindOf } from '../../src/domain/cards';
import type { Show, ShowKind } from '../../src/domain/entities';
import { isoDayAt } from '../../src/domain/isoDays';
import { showPath } from '../../src/domain/links';
import { shareTexts } from '../../src/features/booking/texts';
import { finderPanelTexts } from '../../src/features/catalogue/finder/finderPanelTexts';
import { subscribedCalendar, type ICalendarEvent } from '../../src/shared/text/icalendar';
import { brand } from '../../src/shop/brand';
import { calendarFiles } from '../../src/shop/calendarFiles';
import type { Channel } from './channel';
import { marked, publishedShows, showUid } from './publishedShows';

const minute = 60_000;

/** Without a reminder, which would ring for each show of the programme. */
function entryOf(show: Show, origin: string, now: number): ICalendarEvent[] {
  const url = origin + showPath(show);
  const entry = calendarEntry(show, {
    url,
    description: shareTexts.entry(url),
    sequence: Math.floor(now / minute),
  });
  if (!entry) return [];
  return [
    {
      ...entry,
      uid: showUid(show),
      name: marked(show, entry.name),
      reminderHours: undefined,
      isCancelled: show.announced === 'cancelled',
      changedAt: now,
      isOffer: true,
    },
  ];
}

const event = /BEGIN:VEVENT\r\n.*?END:VEVENT\r\n/gs;
const uidOf = (text: string) => /^UID:.*$/m.exec(text)?.[0];
const isCancelled = (text: string) => text.includes('\r\nSTATUS:CANCELLED\r\n');
const dayOf = (text: string) => /^DTSTART[^:]*:(\d{8})/m.exec(text)?.[1] ?? '';
const contentOf = (text: string) => text.replace(/^(?:DTSTAMP|SEQUENCE|LAST-MODIFIED):.*\r\n/gm, '');

/**
 * The file with what is still true of the one before: entries whose content has not changed keep their state, and cancelled
 * ones that left the programme stay until their day is over.
 */
function continued(file: string, before: string, now: number): string {
  const known = new Map((before.match(event) ?? []).map((text) => [uidOf(text), text]));
  const today = isoDayAt(now).replaceAll('-', '');
  const entries = file.replace(event, (text) => {
    const old = known.get(uidOf(text));
    known.delete(uidOf(text));
    return old !== undefined && contentOf(old) === contentOf(text) ? old : text;
  });
  const kept = [...known.values()].filter((text) => isCancelled(text) && dayOf(text) >= today);
  return entries.replace('END:VCALENDAR', (end) => kept.join('') + end);
}

/**
 * A calendar for each kind that has shows, or had one before: calendars report a subscription that disappears as a fault.
 * A show that leaves the programme leaves its calendar; nothing says that it was cancelled.
 */
export const calendars: Channel = ({ shows }, { origin }, { now, previous }) => {
  const files = new Map<string, string>();
  for (const [kind, address] of Object.entries(calendarFiles) as [ShowKind, string][]) {
    const file = address.slice(1);
    const before = previous(file);
    const entries = publishedShows(shows, now)
      .filter((show) => kindOf(show) === kind)
      .flatMap((show) => entryOf(show, origin, now));
    if (entries.length === 0 && before === undefined) continue;
    const productId = `-//${brand.name}//Ticketshop//DE`;
    const name = `${brand.name}: ${finderPanelTexts.kinds[kind]}`;
    files.set(
      file,
      continued(subscribedCalendar(createEvents, { productId, name }, entries), before ?? '', now),
    );
  }
  return files;
};
