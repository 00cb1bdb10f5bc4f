import { describe, expect, it } from 'vitest';
import { calendarEntry, calendarFileName, fitsCalendar } from '@/domain/calendarEntry';
import { allOwnerFacts } from '@test/support/ownerFacts';
import { eventExample, filmShow, marketShow, movieExample, showExample } from '@test/domain/examples';

const page = { url: 'https://kino.example/show/1', description: 'Infos' };
const entryOf = (show: Parameters<typeof calendarEntry>[0]) => calendarEntry(show, page);
const before = Date.UTC(2026, 0, 1);

describe('calendarEntry', () => {
  it('contains the name, venue, page and key of its show', () => {
    const show = filmShow({ showKey: '1-2026-11-21', location: 'Große Leinwand' });
    expect(entryOf(show)).toEqual({
      productId: '-//Kino wie Damals//Ticketshop//DE',
      uid: '1-2026-11-21@autokino',
      name: 'Der Golem',
      location: 'Große Leinwand',
      start: Date.UTC(2026, 10, 21, 18, 30),
      end: undefined,
      reminderHours: 1,
      ...page,
    });
  });

  it('says after the texts of its page what the owner says of the evening', () => {
    expect(calendarEntry(filmShow(), page, allOwnerFacts)?.description.split('\n')).toEqual([
      'Infos',
      'Einlass: ab 18:30\u00a0Uhr',
      'Ton: UKW\u00a096,3\u00a0MHz',
      `Später kommen: ${allOwnerFacts.arrivingLate}`,
      `Hohe Autos: ${allOwnerFacts.tallCars}`,
      `Motor und Licht: ${allOwnerFacts.engineAndLight}`,
      `Eigenes Essen: ${allOwnerFacts.ownFood.cinema}`,
      `Hunde: ${allOwnerFacts.dogs.cinema}`,
      `Barrierefrei: ${allOwnerFacts.accessibility.cinema}`,
    ]);
  });

  it('has the address and coordinates of its venue if they are known', () => {
    const show = filmShow({ location: 'Große Leinwand' });
    expect(calendarEntry(show, page, allOwnerFacts)).toMatchObject({
      location: 'Große Leinwand, Leinwandweg 7, 1230 Wien',
      coordinates: { latitude: 48.1234, longitude: 16.3456 },
    });
    expect(calendarEntry({ ...show, location: 'Schlosspark' }, page, allOwnerFacts)).toMatchObject({
      location: 'Schlosspark',
      coordinates: undefined,
    });
  });

  it('has a generated key if the backend sends none or an unsafe one', () => {
    expect(entryOf(filmShow({ showId: 7 }))?.uid).toBe('show-7@autokino');
    expect(entryOf(filmShow({ showId: 7, showKey: 'a|b' }))?.uid).toBe('show-7@autokino');
  });

  it('uses the brand as name if the show has none', () => {
    expect(entryOf(showExample())?.name).toBe('Kino wie Damals');
  });

  it('takes start and end from the ISO dates, whatever their offset', () => {
    const dated = {
      time: undefined,
      dateISO: '2026-11-21T18:30:00Z',
      dateEndISO: '2026-11-21T21:45:00+01:00',
    };
    expect(entryOf(filmShow(dated))).toMatchObject({
      start: Date.UTC(2026, 10, 21, 18, 30),
      end: Date.UTC(2026, 10, 21, 20, 45),
    });
  });

  it('prefers the printed date to the ISO date', () => {
    const show = filmShow({ time: '20:00', dateISO: '2026-11-21T19:30:00+01:00' });
    expect(entryOf(show)?.start).toBe(Date.UTC(2026, 10, 21, 19));
  });

  it.each([
    ['missing', undefined],
    ['unreadable', 'bald'],
    ['before the start', '2026-11-21T18:00:00+01:00'],
    ['at the start', '2026-11-21T19:30:00+01:00'],
  ])('has no end if it is %s', (_, dateEndISO) => {
    expect(entryOf(filmShow({ dateEndISO }))?.end).toBeUndefined();
  });

  it('is a whole day if the time is unknown', () => {
    const day = {
      time: undefined,
      dateISO: '2026-11-21T00:00:00+01:00',
      dateEndISO: '2026-11-21T13:00:00+01:00',
    };
    expect(entryOf(marketShow(day))).toMatchObject({
      start: '2026-11-21',
      end: undefined,
      reminderHours: undefined,
    });
    expect(entryOf(marketShow({ time: 'ab früh' }))).toMatchObject({ start: '2026-11-21', end: undefined });
  });

  it('spans whole days including the last if it ends on a later day', () => {
    const until = (dateEndISO: string) => entryOf(marketShow({ time: undefined, dateEndISO }))?.end;
    expect(until('2026-11-22T13:00:00+01:00')).toBe('2026-11-23');
    expect(until('2026-11-23T00:00:00+01:00')).toBe('2026-11-23');
    expect(until('2026-11-30T23:30:00+01:00')).toBe('2026-12-01');
    expect(until('2026-11-22T00:00:00+01:00')).toBeUndefined();
    expect(until('2026-11-22')).toBe('2026-11-23');
  });

  it('uses Vienna time on days when the clocks change', () => {
    const at = (date: string, time: string) => entryOf(filmShow({ date, time }))?.start;
    expect(at('29.03.2026', '01:30')).toBe(Date.UTC(2026, 2, 29, 0, 30));
    expect(at('29.03.2026', '20:00')).toBe(Date.UTC(2026, 2, 29, 18));
    expect(at('25.10.2026', '01:30')).toBe(Date.UTC(2026, 9, 24, 23, 30));
    expect(at('25.10.2026', '20:00')).toBe(Date.UTC(2026, 9, 25, 19));
    const allDay = marketShow({
      date: '25.10.2026',
      time: undefined,
      dateEndISO: '2026-10-25T23:30:00+01:00',
    });
    expect(entryOf(allDay)).toMatchObject({ start: '2026-10-25', end: undefined });
  });

  it('is undefined for a show without a date', () => {
    expect(entryOf(filmShow({ date: '01.01.2099' }))).toBeUndefined();
    expect(entryOf(filmShow({ date: 'irgendwann', time: undefined }))).toBeUndefined();
  });
});

describe('fitsCalendar', () => {
  it('accepts future shows, sold out or not', () => {
    expect(fitsCalendar(filmShow(), before)).toBe(true);
    expect(fitsCalendar(filmShow({ soldOut: true }), before)).toBe(true);
    expect(fitsCalendar(filmShow({ futureSales: true }), before)).toBe(true);
    expect(fitsCalendar(marketShow({ showId: 13 }), before)).toBe(true);
  });

  it('refuses shows that are over, closed or without a date', () => {
    expect(fitsCalendar(filmShow(), Date.UTC(2026, 10, 23))).toBe(false);
    expect(fitsCalendar(filmShow({ showType: 'kino_past' }), before)).toBe(false);
    expect(fitsCalendar(marketShow({ showId: 174 }), before)).toBe(false);
    expect(fitsCalendar(filmShow({ date: '31.12.2099' }), before)).toBe(false);
    expect(fitsCalendar(filmShow({ date: 'irgendwann', time: undefined }), before)).toBe(false);
  });
});

describe('calendarFileName', () => {
  const named = (movieName: string) => calendarFileName(filmShow({ movie: movieExample({ movieName }) }));

  it('consists of the name in ASCII and the day in Vienna', () => {
    expect(named('Metropolis')).toBe('metropolis-2026-11-21.ics');
    expect(named('Der Müller & die größte Öd’')).toBe('der-mueller-die-groesste-oed-2026-11-21.ics');
    expect(named('Mu\u0308ller à la Čapek')).toBe('mueller-a-la-capek-2026-11-21.ics');
    const market = marketShow({
      event: eventExample({ eventName: 'Flohmarkt' }),
      date: '1.3.2026',
      time: '00:30',
    });
    expect(calendarFileName(market)).toBe('flohmarkt-2026-03-01.ics');
  });

  it('is the name alone if there is no day yet', () => {
    expect(calendarFileName(filmShow({ date: '31.12.2099' }))).toBe('der-golem.ics');
    expect(calendarFileName(showExample({ date: 'irgendwann', time: undefined }))).toBe('termin.ics');
  });

  it('contains no characters that file systems reject, and is short', () => {
    expect(named('../../etc/passwd\u0000\n')).toBe('etc-passwd-2026-11-21.ics');
    expect(named('🎬🍿')).toBe('termin-2026-11-21.ics');
    expect(named('Ω')).toBe('termin-2026-11-21.ics');
    expect(named(`${'a'.repeat(59)} ${'b'.repeat(240)}`)).toBe(`${'a'.repeat(59)}-2026-11-21.ics`);
  });
});
