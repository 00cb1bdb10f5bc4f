import { describe, expect, it } from 'vitest';
import { beforeFilm, filmMoments, showEnd } from '@/domain/evening';
import { sunMoments } from '@/domain/sun';
import { filmShow, marketShow, movieExample } from '@test/domain/examples';
import { runInTimeZone, zonesToTry } from '@test/support/timeZones';

const film = (date: string, time: string | undefined, runningTime?: number, dateEndISO?: string) =>
  filmShow({ date, time, dateEndISO, movie: movieExample({ runningTime }) });
const clock = (text: string) => `${text}\u00a0Uhr`;
const estimate = (text: string) => ({ text: clock(text), isEstimate: true });
const stated = (text: string) => ({ text: clock(text), isEstimate: false });

describe.each(zonesToTry)('in the time zone %s', (zone) => {
  runInTimeZone(zone);

  it.each([
    ['21.11.2026', '19:30', 101, '21:11'],
    ['21.11.2026', '22:30', 90, '0:00'],
    ['21.11.2026', '23:00', 91, '0:31'],
    ['31.12.2026', '23:00', 90, '0:30'],
    // The clock goes from 2:00 to 3:00.
    ['29.03.2026', '01:30', 60, '3:30'],
    ['28.03.2026', '23:30', 180, '3:30'],
    // And from 3:00 back to 2:00.
    ['25.10.2026', '01:30', 120, '2:30'],
    ['24.10.2026', '23:30', 240, '2:30'],
  ])('a film on %s at %s with %i minutes ends at about %4$s', (date, time, minutes, expected) => {
    expect(showEnd(film(date, time, minutes))).toEqual(estimate(expected));
  });

  it.each([
    ['2026-11-21T21:45:00+01:00', '21:45'],
    ['2026-11-22T00:30:00+01:00', '0:30'],
    ['2026-11-21T20:45:00Z', '21:45'],
    ['2026-11-22T07:30:00', '7:30'],
  ])('the end %s of the backend is more exact than the running time', (end, expected) => {
    expect(showEnd(film('21.11.2026', '19:30', 101, end))).toEqual(stated(expected));
  });

  it.each(['2026-11-21T19:30:00', '2026-11-21T12:00:00', '2099-12-31T23:00:00', 'bald'])(
    'the end %s is ignored',
    (end) => {
      expect(showEnd(film('21.11.2026', '19:30', 101, end))).toEqual(estimate('21:11'));
      expect(showEnd(film('21.11.2026', '19:30', undefined, end))).toBeUndefined();
    },
  );

  it('doors open and visitors arrive before the start, also on the day before', () => {
    const late = film('22.11.2026', '00:15', 90);
    const moments = (show: typeof late, doorsOpenMinutes: number) =>
      filmMoments(show, { doorsOpenMinutes }).map(({ name, text }) => [name, text]);
    expect(moments(film('21.11.2026', '19:30'), 90)).toEqual([
      ['doors', clock('18:00')],
      ['start', clock('19:30')],
    ]);
    expect(moments(late, 60)).toEqual([
      ['doors', clock('Sa., 23:15')],
      ['start', clock('0:15')],
      ['end', clock('1:45')],
    ]);
    expect(moments(late, 10)[0]).toEqual(['doors', clock('0:05')]);
    expect(beforeFilm(film('21.11.2026', '19:30'), 30)).toEqual({ clock: clock('19:00') });
    expect(beforeFilm(late, 30)).toEqual({ day: 'Samstag, 21.11.', clock: clock('23:45') });
    expect(beforeFilm(film('22.11.2026', '03:45'), 30)).toEqual({
      day: 'Sonntag, 22.11.',
      clock: clock('3:15'),
    });
  });

  // Sunset and the end of civil twilight by the equations of NOAA; the 29.03. and 25.10. change the clock.
  it.each([
    ['21.06.2026', '21:30', '20:59', '21:40'],
    ['21.12.2026', '19:30', '16:03', '16:39'],
    ['20.03.2026', '19:30', '18:07', '18:38'],
    ['29.03.2026', '20:30', '19:20', '19:52'],
    ['25.10.2026', '18:30', '16:47', '17:20'],
    // The night belongs to the evening before.
    ['22.06.2026', '00:30', 'So., 20:59', 'So., 21:40'],
    ['29.03.2026', '03:30', 'Sa., 18:19', 'Sa., 18:50'],
  ])('on the evening of the film on %s at %s the sun sets at %s, and it is dark at %s', (...expected) => {
    const [date, time, sunset, dark] = expected;
    const moments = sunMoments(film(date, time), {});
    expect(moments.map(({ name }) => name)).toEqual(['sunset', 'dark']);
    const read = (text: string) => {
      const [, day, hours, minutes] = /^(\D*)(\d+):(\d+)/.exec(text)!;
      return { day, minute: Number(hours) * 60 + Number(minutes) };
    };
    for (const [at, table] of [sunset, dark].entries()) {
      const [shown, exact] = [read(moments[at]!.text), read(table)];
      expect(shown.day).toBe(exact.day);
      expect(Math.abs(shown.minute - exact.minute), table).toBeLessThanOrEqual(2);
    }
  });
});

describe('the end', () => {
  it('of a market has its day if it is another day', () => {
    const market = (dateEndISO: string, time?: string) =>
      showEnd(marketShow({ date: '21.11.2026', time, dateEndISO }))?.text;
    expect(market('2026-11-21T13:00:00', '05:30')).toBe(clock('13:00'));
    expect(market('2026-11-22T13:00:00', '05:30')).toBe(clock('So., 22.11.2026, 13:00'));
    expect(market('2026-11-22T13:00:00')).toBe('So., 22.11.2026');
    expect(market('2026-11-21T13:00:00')).toBeUndefined();
    expect(market('2026-11-23T00:00:00')).toBe('So., 22.11.2026');
    expect(market('2026-11-22T00:00:00')).toBeUndefined();
    expect(market('2026-11-22', '05:30')).toBe('So., 22.11.2026');
    expect(market('2026-11-21', '05:30')).toBeUndefined();
    expect(market('2026-11-22T03:00:00', '05:30')).toBe(
      clock('So., 22.11.2026, 3:00') + ' (Nacht auf Sonntag)',
    );
  });

  it('is unknown without a date, or without a time and an end', () => {
    expect(showEnd(film('01.01.2099', '20:00', 90))).toBeUndefined();
    expect(showEnd(film('21.11.2026', undefined, 90))).toBeUndefined();
    expect(showEnd(film('bald', undefined, 90))).toBeUndefined();
    expect(showEnd(marketShow({ time: '05:30' }))).toBeUndefined();
  });
});

it('the sun sets later in the west of the country, and is no matter of a film by day', () => {
  const facts = {
    venues: { cinema: { coordinates: { latitude: 47.5, longitude: 9.75 }, shows: 'all' as const } },
  };
  const [sunset] = sunMoments(film('21.06.2026', '21:30'), facts);
  // Bregenz, by the same equations.
  expect(Math.abs(sunset!.time - Date.parse('2026-06-21T21:22:00+02:00'))).toBeLessThanOrEqual(120_000);
  expect(sunMoments(film('21.06.2026', '15:00'), facts)).toEqual([]);
  expect(sunMoments(film('01.01.2099', '21:30'), facts)).toEqual([]);
});

it('doors and arrival are unknown without the fact, without a time and for markets', () => {
  const [start, ...others] = filmMoments(film('21.11.2026', '19:30'), {});
  expect([start?.text, others]).toEqual([clock('19:30'), []]);
  expect(filmMoments(film('21.11.2026', undefined), { doorsOpenMinutes: 60 })).toEqual([]);
  expect(filmMoments(film('01.01.2099', '19:30'), { doorsOpenMinutes: 60 })).toEqual([]);
  expect(filmMoments(marketShow(), { doorsOpenMinutes: 60 })).toEqual([]);
  expect(beforeFilm(film('21.11.2026', undefined), 30)).toBeUndefined();
  expect(beforeFilm(marketShow(), 30)).toBeUndefined();
});
