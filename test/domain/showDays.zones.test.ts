import { describe, expect, it } from 'vitest';
import { groupByDate } from '@/domain/groupByDate';
import { daysIn, daysOfShow, isRunning, showsOfToday } from '@/domain/showDays';
import { filmShow, marketShow } from '@test/domain/examples';
import { runInTimeZone, zonesToTry } from '@test/support/timeZones';

const weekend = ['2026-11-28', '2026-11-29'];
const friday = ['2026-11-27', ...weekend];
const at = (iso: string) => Date.parse(iso);

describe.each(zonesToTry)('in the time zone %s', (zone) => {
  runInTimeZone(zone);

  it.each<[string, string | undefined, string | undefined, string[]]>([
    ['28.11.2026', '06:00', '2026-11-29T15:00:00+01:00', weekend],
    ['28.11.2026', '06:00', '2026-11-29T14:00:00Z', weekend],
    ['28.11.2026', '06:00', '2026-11-29T15:00:00', weekend],
    ['28.11.2026', '06:00', '2026-11-29', weekend],
    ['28.11.2026', undefined, '2026-11-29T12:00:00+01:00', weekend],
    ['28.11.2026', undefined, '2026-11-30T00:00:00+01:00', weekend],
    ['27.11.2026', '18:00', '2026-11-29T22:00:00+01:00', friday],
    // The night belongs to the evening before, until 4:00.
    ['28.11.2026', '06:00', '2026-11-29T04:00:00+01:00', ['2026-11-28']],
    ['28.11.2026', '06:00', '2026-11-29T04:01:00+01:00', weekend],
    ['28.11.2026', '06:00', '2026-11-30T02:00:00+01:00', weekend],
    ['28.11.2026', '20:00', '2026-11-29T00:30:00+01:00', ['2026-11-28']],
    ['29.11.2026', '00:15', '2026-11-29T02:30:00+01:00', ['2026-11-29']],
    // A night of films takes twelve hours at most.
    ['28.11.2026', '18:00', '2026-11-29T06:00:00+01:00', ['2026-11-28']],
    ['28.11.2026', '18:00', '2026-11-29T06:01:00+01:00', weekend],
    // The nights in which the clock changes.
    ['28.03.2026', '12:00', '2026-03-29T04:00:00+02:00', ['2026-03-28']],
    ['28.03.2026', '12:00', '2026-03-29T04:30:00+02:00', ['2026-03-28', '2026-03-29']],
    ['24.10.2026', '12:00', '2026-10-25T03:30:00+01:00', ['2026-10-24']],
    ['24.10.2026', '12:00', '2026-10-25T04:01:00+01:00', ['2026-10-24', '2026-10-25']],
    ['31.12.2026', '06:00', '2027-01-02T15:00:00+01:00', ['2026-12-31', '2027-01-01', '2027-01-02']],
    // What is no end, and what is none that anybody means.
    ['28.11.2026', '06:00', '2026-11-27T15:00:00+01:00', ['2026-11-28']],
    ['28.11.2026', '06:00', '2099-12-31T15:00:00+01:00', ['2026-11-28']],
    ['28.11.2026', '06:00', '2036-11-29T15:00:00+01:00', ['2026-11-28']],
    ['28.11.2026', '06:00', 'bald', ['2026-11-28']],
    ['Sommer', '06:00', '2026-11-29T15:00:00+01:00', []],
  ])('a show on %s at %s until %s takes place on %j', (date, time, dateEndISO, expected) => {
    expect(daysOfShow(marketShow({ date, time, dateEndISO }))).toEqual(expected);
  });
});

const market = marketShow({
  showId: 2,
  date: '27.11.2026',
  time: '10:00',
  dateEndISO: '2026-11-29T15:00:00+01:00',
});
const one = (showId: number, date: string, time = '09:00') => marketShow({ showId, date, time });

describe('a show of several days', () => {
  it('is listed on each of them within a range, and on the nearest where it has none there', () => {
    expect(daysIn(market, {})).toEqual(friday);
    expect(daysIn(market, { from: '2026-11-28' })).toEqual(weekend);
    expect(daysIn(market, { from: '2026-11-28', until: '2026-11-28' })).toEqual(['2026-11-28']);
    expect(daysIn(market, { from: '2026-11-30' })).toEqual(['2026-11-29']);
    // From the evening before, it is one of today.
    expect(daysIn(market, { from: '2026-11-26', until: '2026-11-26' })).toEqual(['2026-11-27']);
    expect(daysIn(one(1, '27.11.2026'), { from: '2026-11-30' })).toEqual(['2026-11-27']);
  });

  it('precedes what begins on its later days, in groups in the order of the days', () => {
    const shows = [
      one(5, 'Sommer'),
      one(4, '31.12.2099'),
      one(3, '29.11.2026'),
      one(1, '27.11.2026'),
      market,
      one(6, '28.11.2026'),
      one(7, '30.11.2026'),
    ];
    const idsFrom = (from?: string) =>
      groupByDate(shows, { from }).map(({ date, shows: own }) => [date, ...own.map(({ showId }) => showId)]);
    expect(idsFrom()).toEqual([
      ['27.11.2026', 1, 2],
      ['28.11.2026', 2, 6],
      ['29.11.2026', 2, 3],
      ['30.11.2026', 7],
      ['Sommer', 5],
      ['31.12.2099', 4],
    ]);
    // What began yesterday and is not over yet stays before today.
    expect(idsFrom('2026-11-29').slice(0, 3)).toEqual([
      ['27.11.2026', 1],
      ['28.11.2026', 6],
      ['29.11.2026', 2, 3],
    ]);
  });

  it('is running from its second day on', () => {
    expect(isRunning(market, at('2026-11-27T23:59:00+01:00'))).toBe(false);
    expect(isRunning(market, at('2026-11-28T00:00:00+01:00'))).toBe(true);
    expect(isRunning(one(1, '27.11.2026'), at('2026-11-28T00:00:00+01:00'))).toBe(false);
  });
});

it('today has its shows, those of several days, and from 17:00 on those of the night to come', () => {
  const shows = [
    one(1, '27.11.2026'),
    market,
    filmShow({ showId: 3, date: '29.11.2026', time: '00:15' }),
    filmShow({ showId: 4, date: '29.11.2026', time: '20:00' }),
    one(5, '28.11.2026'),
    one(6, '31.12.2099'),
  ];
  const idsAt = (now: string) => showsOfToday(shows, at(now)).map(({ showId }) => showId);
  expect(idsAt('2026-11-28T16:59:00+01:00')).toEqual([2, 5]);
  expect(idsAt('2026-11-28T17:00:00+01:00')).toEqual([2, 3, 5]);
  expect(idsAt('2026-11-29T00:00:00+01:00')).toEqual([2, 3, 4]);
});
