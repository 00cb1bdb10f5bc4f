import type { EventAttributes } from 'ics';

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
};

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

/** The file with at least one event, times in UTC. Rejects if the library does not load or refuses an event. */
export async function iCalendar(...events: [ICalendarEvent, ...ICalendarEvent[]]): Promise<string> {
  const { createEvents } = await import('ics');
  const { value } = createEvents(events.map(attributesOf));
  if (!value) throw new Error('The event does not fit into a calendar.');
  return refolded(value);
}
