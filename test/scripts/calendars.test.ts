import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { Show } from '@/domain/entities';
import { eventExample, filmShow, marketShow, movieExample } from '@test/domain/examples';
import { calendars } from '../../scripts/publishProgramme/calendars';

const origin = 'https://shop.example';
const site = { origin, media: '/', pages: [], read: () => '' };
const day = 24 * 60 * 60_000;
const now = Date.UTC(2026, 10, 1, 10);

/** A run of the command on this programme, after another one. */
const publish = (shows: Show[], at = now, before = new Map<string, string>()) =>
  calendars({ shows, announced: [], kids: [] }, site, { now: at, previous: (file) => before.get(file) });

/** What a calendar program reads. */
function read(files: Map<string, string>, file = 'kalender/kino.ics') {
  const calendar = new ICAL.Component(ICAL.parse(files.get(file)!));
  const events = calendar.getAllSubcomponents('vevent');
  return {
    calendar: (name: string) => String(calendar.getFirstPropertyValue(name)),
    texts: (name: string) => events.map((event) => String(event.getFirstPropertyValue(name))),
    alarms: events.flatMap((event) => event.getAllSubcomponents('valarm')),
  };
}

const metropolis = filmShow({ showId: 301, urlIdentifier: 'metropolis-1', location: 'Große Leinwand' });

describe('the calendars to subscribe to', () => {
  it('have a name, tell how often they are read, and contain the shows of their kind, each once, by their start', () => {
    const market = marketShow({ showId: 502, date: '22.11.2026', time: undefined });
    const later = filmShow({ showId: 302, date: '24.11.2026', showKey: 'other-key' });
    const event = marketShow({
      event: eventExample({ eventName: 'Fest', eventType: 'publicevent' }),
      showId: 7,
    });
    const past = filmShow({ showId: 303, date: '31.10.2026' });
    const unscheduled = filmShow({ showId: 304, date: '31.12.2099' });
    const files = publish([later, market, metropolis, event, event, past, unscheduled]);
    expect([...files.keys()]).toEqual([
      'kalender/kino.ics',
      'kalender/flohmarkt.ics',
      'kalender/veranstaltungen.ics',
    ]);
    const films = read(files);
    expect(films.calendar('x-wr-calname')).toBe('Kino wie Damals: Kino');
    expect(films.calendar('name')).toBe('Kino wie Damals: Kino');
    expect(films.calendar('refresh-interval')).toBe('PT1H');
    expect(films.calendar('x-published-ttl')).toBe('PT1H');
    expect(films.calendar('method')).toBe('null');
    expect(films.texts('uid')).toEqual(['show-301@autokino', 'show-302@autokino']);
    expect(films.texts('url')[0]).toBe(`${origin}/show/metropolis-1`);
    expect(films.texts('dtstart')[0]).toBe('2026-11-21T18:30:00Z');
    expect(films.texts('location')[0]).toBe('Große Leinwand');
    expect(films.texts('transp')).toEqual(['TRANSPARENT', 'TRANSPARENT']);
    expect(films.texts('status')).toEqual(['null', 'null']);
    expect(films.alarms).toEqual([]);
    expect(read(files, 'kalender/flohmarkt.ics').texts('dtstart')).toEqual(['2026-11-22']);
    expect(read(files, 'kalender/veranstaltungen.ics').texts('summary')).toEqual(['Fest']);
  });

  it('are the same file while nothing changes, and say of a moved show that it is a later state of it', () => {
    const other = filmShow({ showId: 302, date: '24.11.2026' });
    const first = publish([metropolis, other]);
    expect(publish([other, metropolis], now + day, first)).toEqual(first);
    const second = publish([{ ...metropolis, time: '20:00', showKey: 'moved' }, other], now + day, first);
    const [before, after] = [read(first), read(second)];
    expect(after.texts('uid')).toEqual(before.texts('uid'));
    expect(after.texts('dtstart')[0]).toBe('2026-11-21T19:00:00Z');
    expect(after.texts('last-modified')).toEqual(['2026-11-02T10:00:00Z', '2026-11-01T10:00:00Z']);
    expect(after.texts('dtstamp')).toEqual(after.texts('last-modified'));
    expect(Number(after.texts('sequence')[0])).toBeGreaterThan(Number(before.texts('sequence')[0]));
    expect(after.texts('sequence')[1]).toBe(before.texts('sequence')[1]);
  });

  it('say what an announcement makes of a show, also in its name', () => {
    const changed = { ...metropolis, announced: 'changed' as const };
    expect(read(publish([changed])).texts('summary')).toEqual(['Geändert: Der Golem']);
    expect(read(publish([changed])).texts('status')).toEqual(['null']);
    const cancelled = publish([{ ...metropolis, announced: 'cancelled' }]);
    expect(read(cancelled).texts('summary')).toEqual(['Abgesagt: Der Golem']);
    expect(read(cancelled).texts('status')).toEqual(['CANCELLED']);
    const takesPlace = publish([metropolis], now + day, cancelled);
    expect(read(takesPlace).texts('status')).toEqual(['null']);
  });

  it('keep a cancelled show that left the programme until its day is over, and call no other show cancelled', () => {
    const other = filmShow({ showId: 302, date: '24.11.2026' });
    const files = publish([{ ...metropolis, announced: 'cancelled' }, other]);
    const left = publish([], now + day, files);
    expect(read(left).texts('uid')).toEqual(['show-301@autokino']);
    expect(read(left).texts('status')).toEqual(['CANCELLED']);
    const onItsDay = Date.UTC(2026, 10, 21, 22);
    expect(read(publish([], onItsDay, left)).texts('uid')).toEqual(['show-301@autokino']);
    const over = publish([], onItsDay + day, left);
    expect(read(over).texts('uid')).toEqual([]);
    // A subscription is not broken by the end of the season, but none begins with an empty calendar.
    expect(read(publish([], onItsDay + 2 * day, over)).calendar('x-wr-calname')).toBe(
      'Kino wie Damals: Kino',
    );
    expect([...publish([]).keys()]).toEqual([]);
  });

  it('keep hostile names in their text, also when they are read from the file before', () => {
    const movieName = 'Ende\r\nEND:VEVENT\r\nSTATUS:CANCELLED\r\nUID:show-302@autokino, $& \\n; „ä“';
    const hostile = filmShow({ showId: 301, movie: movieExample({ movieName }) });
    const files = publish([hostile]);
    expect(read(files).texts('summary')).toEqual([movieName.replaceAll('\r\n', '\n')]);
    expect(publish([hostile], now + day, files)).toEqual(files);
    expect(read(publish([], now + day, files)).texts('uid')).toEqual([]);
    expect(
      read(publish([metropolis], now, new Map([['kalender/kino.ics', 'kaputt']]))).texts('uid'),
    ).toHaveLength(1);
  });
});
