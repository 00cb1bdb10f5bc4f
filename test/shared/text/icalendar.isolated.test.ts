import { fc } from '@test/support/properties';
import ICAL from 'ical.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { iCalendar, type ICalendarEvent } from '@/shared/text/icalendar';

const now = Date.UTC(2026, 3, 16, 10);
const start = Date.UTC(2026, 3, 16, 18, 30);

function eventOf(changes: Partial<ICalendarEvent> = {}): ICalendarEvent {
  const url = 'https://kino.example/show/301';
  return {
    productId: '-//Kino//DE',
    uid: '301@kino',
    name: 'Metropolis',
    start,
    url,
    description: url,
    ...changes,
  };
}

/** The one event that a calendar finds in the file. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const [event, ...others] = calendar.getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  return {
    calendar,
    event: new ICAL.Event(event),
    valueOf: (name: string) => event!.getFirstPropertyValue(name),
  };
}

const octets = (line: string) => new TextEncoder().encode(line).length;

describe('an iCalendar file', () => {
  it('is parsed by a calendar', async () => {
    vi.setSystemTime(now);
    const end = Date.UTC(2026, 3, 16, 20, 45);
    const { calendar, event, valueOf } = read(await iCalendar(eventOf({ end, location: 'Große Leinwand' })));
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Kino//DE');
    expect(calendar.getFirstPropertyValue('method')).toBeNull();
    expect(event.uid).toBe('301@kino');
    expect(event.summary).toBe('Metropolis');
    expect(event.location).toBe('Große Leinwand');
    expect(event.description).toBe('https://kino.example/show/301');
    expect(valueOf('url')).toBe('https://kino.example/show/301');
    expect(String(valueOf('dtstamp'))).toBe('2026-04-16T10:00:00Z');
    expect(event.startDate.toString()).toBe('2026-04-16T18:30:00Z');
    expect(event.endDate.toString()).toBe('2026-04-16T20:45:00Z');
  });

  it('contains coordinates as latitude and longitude', async () => {
    const { valueOf } = read(
      await iCalendar(eventOf({ coordinates: { latitude: 48.1234, longitude: 16.3456 } })),
    );
    expect(valueOf('geo')).toEqual([48.1234, 16.3456]);
  });

  it('has neither an end nor a location unless they are given', async () => {
    const { valueOf } = read(await iCalendar(eventOf()));
    expect(valueOf('dtend')).toBeNull();
    expect(valueOf('duration')).toBeNull();
    expect(valueOf('location')).toBeNull();
    expect(valueOf('geo')).toBeNull();
  });

  it('lets calendars remind before the start, with the name of the event in lines of at most 75 octets', async () => {
    const name = `Über „Rasch, laut; und \\n“, ${'Größe '.repeat(15)}Ende`;
    const file = await iCalendar(eventOf({ name, reminderHours: 1 }));
    const [alarm, ...others] = read(file).event.component.getAllSubcomponents('valarm');
    expect(others).toEqual([]);
    expect(alarm!.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(alarm!.getFirstPropertyValue('description')).toBe(name);
    expect(String(alarm!.getFirstPropertyValue('trigger'))).toBe('-PT1H');
    expect(Math.max(...file.split('\r\n').map(octets))).toBeLessThanOrEqual(75);
    expect(await iCalendar(eventOf())).not.toContain('ALARM');
  });

  it('contains whole days', async () => {
    const one = read(await iCalendar(eventOf({ start: '2026-03-29' })));
    expect(one.event.startDate.isDate).toBe(true);
    expect(one.event.startDate.toString()).toBe('2026-03-29');
    expect(one.valueOf('dtend')).toBeNull();
    const two = read(await iCalendar(eventOf({ start: '2026-12-31', end: '2027-01-02' })));
    expect(two.event.endDate.toString()).toBe('2027-01-02');
    expect(two.event.duration.toString()).toBe('P2D');
  });

  it.each([
    ['Rasch, laut; und \\n mit "Strich"', 'Rasch, laut; und \\n mit "Strich"'],
    ['Zwei\r\nZeilen\rund\nmehr', 'Zwei\nZeilen\nund\nmehr'],
    ['Tab\tund Glocke\u0007', 'Tab\tund Glocke'],
    ['END:VEVENT\r\nEND:VCALENDAR', 'END:VEVENT\nEND:VCALENDAR'],
    ['halbes Zeichen \uD83D', 'halbes Zeichen \uFFFD'],
  ])('is read back with the text %j', async (name, expected) => {
    const { event } = read(await iCalendar(eventOf({ name, location: name, description: name, uid: name })));
    expect([event.summary, event.location, event.description, event.uid]).toEqual(Array(4).fill(expected));
  });

  it('restores any text, in lines of at most 75 octets', async () => {
    const character = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      fc.constantFrom(',', ';', '\\', '\n', '\t', ' ', '"', ':', 'ä', 'ß', '€', '👨‍👩‍👧‍👦', 'n', 'N'),
    );
    const words = fc
      .array(character, { minLength: 1, maxLength: 300 })
      .map((characters) => characters.join('').replace(/(?![\t\n])\p{Cc}/gu, ''))
      .filter((text) => text !== '');
    await fc.assert(
      fc.asyncProperty(words, words, words, async (name, location, uid) => {
        const file = await iCalendar(eventOf({ name, location, uid, description: name }));
        const lines = file.split('\r\n');
        expect(lines.pop()).toBe('');
        for (const line of lines) {
          expect(line).not.toMatch(/[\r\n]/);
          expect(octets(line)).toBeLessThanOrEqual(75);
        }
        const { event } = read(file);
        expect(event.summary).toBe(name);
        expect(event.location).toBe(location);
        expect(event.description).toBe(name);
        expect(event.uid).toBe(uid);
      }),
      { numRuns: 300 },
    );
  });

  it('contains several events in one calendar', async () => {
    const file = await iCalendar(
      eventOf(),
      eventOf({ uid: '302@kino', name: 'Nosferatu', start: '2026-05-01' }),
    );
    const calendar = new ICAL.Component(ICAL.parse(file));
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
    expect(events.map(({ uid, summary, startDate }) => [uid, summary, startDate.toString()])).toEqual([
      ['301@kino', 'Metropolis', '2026-04-16T18:30:00Z'],
      ['302@kino', 'Nosferatu', '2026-05-01'],
    ]);
    expect(file.match(/PRODID/g)).toHaveLength(1);
  });

  it('of the same event differs by its time stamp only', async () => {
    vi.setSystemTime(now);
    const first = await iCalendar(eventOf());
    vi.setSystemTime(now + 61_000);
    const second = await iCalendar(eventOf());
    expect(second).not.toBe(first);
    expect(second).toBe(first.replace('DTSTAMP:20260416T100000Z', 'DTSTAMP:20260416T100101Z'));
  });
});

describe('an iCalendar file that cannot be created', () => {
  afterEach(() => {
    vi.doUnmock('ics');
    vi.resetModules();
  });

  it('is rejected, not written in part', async () => {
    await expect(iCalendar(eventOf({ start: Number.NaN }))).rejects.toThrow('does not fit');
    await expect(iCalendar(eventOf({ start: '2026-13-45' }))).rejects.toThrow('does not fit');
    await expect(iCalendar(eventOf({ url: 'kein Ort' }))).rejects.toThrow('does not fit');
    await expect(iCalendar(eventOf(), eventOf({ start: Number.NaN }))).rejects.toThrow('does not fit');
  });

  it('loads its library again after that has failed', async () => {
    vi.doMock('ics', () => {
      throw new Error('offline');
    });
    await expect(iCalendar(eventOf())).rejects.toThrow();
    vi.doUnmock('ics');
    expect(read(await iCalendar(eventOf())).event.summary).toBe('Metropolis');
  });
});
