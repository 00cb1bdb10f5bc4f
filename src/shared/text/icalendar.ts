import type { createEvents, EventAttributes, ReturnObject } from 'ics';

type ICalendarTime = number | string;

export type ICalendarEvent = {
  productId: string;
  /** Equal for the same event at every download, so that calendars update it. */
  uid: string;
  /** Higher for a later state of the event; calendars take 0 for none. */
  sequence?: number | undefined;
  name: string;
  start: ICalendarTime;
  /** Of the same kind as the start, exclusive: the end of a whole day is the next day. */
  end?: ICalendarTime | undefined;
  location?: string | undefined;
  /** In degrees. */
  coordinates?: { latitude: number; longitude: number } | undefined;
  url: string;
  description: string;
  /** How many hours before the start calendars remind of the event; without it they are not asked to. */
  reminderHours?: number | undefined;
  isCancelled?: boolean | undefined;
  /** When its content became what it is (epoch ms); without it the file is a state of its own. */
  changedAt?: number | undefined;
  /** Whether its time stays free: an offer, no appointment of the visitor. */
  isOffer?: boolean | undefined;
};

/** A calendar to subscribe to, in other words than those of its events. */
type Subscription = { productId: string; name: string };

const longestLine = 75;
const utf8 = new TextEncoder();

/** iCalendar has one kind of line break and no other control characters; lone surrogates have no UTF-8. */
function printable(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '')
    .replace(/\p{Surrogate}/gu, '\uFFFD');
}

function escaped(text: string): string {
  return printable(text).replace(/[\\;,]/g, '\\$&');
}

/** RFC 5545, 3.1: at most 75 octets a line. The library counts visible characters instead. */
function folded(line: string): string {
  let text = '';
  let length = 0;
  for (const character of line) {
    const octets = utf8.encode(character).length;
    if (length + octets > longestLine) {
      text += '\r\n ';
      length = 1;
    }
    text += character;
    length += octets;
  }
  return text;
}

function refolded(file: string): string {
  const lines = file.replace(/\r\n[\t ]/g, '').split('\r\n');
  return lines.map(folded).join('\r\n');
}

function timeFor(time: ICalendarTime): EventAttributes['start'] {
  if (typeof time === 'number') return time;
  const [year = 0, month = 0, day = 0] = time.split('-').map(Number);
  return [year, month, day];
}

function attributesOf(event: ICalendarEvent): EventAttributes {
  return {
    productId: escaped(event.productId),
    // Any method would make the file an invitation.
    method: '',
    uid: escaped(event.uid),
    ...(event.sequence !== undefined && { sequence: event.sequence }),
    title: printable(event.name),
    start: timeFor(event.start),
    ...(event.end !== undefined && { end: timeFor(event.end) }),
    ...(event.location !== undefined && { location: printable(event.location) }),
    ...(event.coordinates && {
      geo: { lat: event.coordinates.latitude, lon: event.coordinates.longitude },
    }),
    url: event.url,
    description: printable(event.description),
    ...(event.isCancelled && { status: 'CANCELLED' as const }),
    ...(event.isOffer && { transp: 'TRANSPARENT' as const }),
    ...(event.changedAt !== undefined && { timestamp: event.changedAt, lastModified: event.changedAt }),
    ...(event.reminderHours !== undefined && {
      alarms: [
        {
          action: 'display',
          description: escaped(event.name),
          trigger: { hours: event.reminderHours, before: true },
        },
      ],
    }),
    // The library's types require an end; RFC 5545 and its code do not.
  } as EventAttributes;
}

function valueOf({ value }: ReturnObject): string {
  if (!value) throw new Error('The event does not fit into a calendar.');
  return value;
}

/** How often calendars ask for a subscription; the library writes only the first, which Outlook reads. */
const refreshed = 'X-PUBLISHED-TTL:PT1H';

/**
 * The file of a calendar to subscribe to, also without events, times in UTC. Throws if the library, which is `create`,
 * refuses an event.
 */
export function subscribedCalendar(
  create: typeof createEvents,
  { productId, name }: Subscription,
  events: readonly ICalendarEvent[],
): string {
  const calName = escaped(name);
  const header = { productId: escaped(productId), method: '', calName };
  const file = valueOf(create(events.map(attributesOf), header));
  return refolded(
    file.replace(refreshed, () => `NAME:${calName}\r\n${refreshed}\r\nREFRESH-INTERVAL;VALUE=DURATION:PT1H`),
  );
}

/** The file with at least one event, times in UTC. Rejects if the library does not load or refuses an event. */
export async function iCalendar(...events: [ICalendarEvent, ...ICalendarEvent[]]): Promise<string> {
  const library = await import('ics');
  return refolded(valueOf(library.createEvents(events.map(attributesOf))));
}
