import { describe, expect, it } from 'vitest';
import {
  addMonths,
  daySummaries,
  endOfWeek,
  monthRange,
  monthTitle,
  sameDayIn,
  shownMonth,
  weeksOf,
} from '@/domain/month';
import { addDays } from '@/domain/isoDays';
import type { Show } from '@/domain/entities';
import { filmShow, marketShow, movieExample } from '@test/domain/examples';
import { runInTimeZone, zonesToTry } from '@test/support/timeZones';

describe.each(zonesToTry)('months in the time zone %s', (zone) => {
  runInTimeZone(zone);

  it('counts days across months, years and daylight saving time', () => {
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29');
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30');
    expect(addDays('2026-10-25', 1)).toBe('2026-10-26');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(addDays('2026-04-16', -7)).toBe('2026-04-09');
  });

  it('counts months across years', () => {
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
  });

  it('finds the same day in another month, or its last day if that is shorter', () => {
    expect(sameDayIn('2026-05', '2026-04-16')).toBe('2026-05-16');
    expect(sameDayIn('2026-02', '2026-01-31')).toBe('2026-02-28');
    expect(sameDayIn('2028-02', '2026-01-30')).toBe('2028-02-29');
  });

  it('finds the ends of a week within its month', () => {
    expect(endOfWeek('2026-04-16', 'first')).toBe('2026-04-13');
    expect(endOfWeek('2026-04-16', 'last')).toBe('2026-04-19');
    expect(endOfWeek('2026-04-13', 'first')).toBe('2026-04-13');
    expect(endOfWeek('2026-04-19', 'first')).toBe('2026-04-13');
    expect(endOfWeek('2026-04-02', 'first')).toBe('2026-04-01');
    expect(endOfWeek('2026-04-28', 'last')).toBe('2026-04-30');
  });

  it('lays out a month in weeks from Monday to Sunday', () => {
    const weeks = weeksOf('2026-04');
    expect(weeks[0]).toEqual([
      undefined,
      undefined,
      '2026-04-01',
      '2026-04-02',
      '2026-04-03',
      '2026-04-04',
      '2026-04-05',
    ]);
    expect(weeks.at(-1)).toEqual([
      '2026-04-27',
      '2026-04-28',
      '2026-04-29',
      '2026-04-30',
      undefined,
      undefined,
      undefined,
    ]);
    expect(weeks).toHaveLength(5);
    expect(weeksOf('2027-02')).toHaveLength(4);
    expect(weeksOf('2026-08')).toHaveLength(6);
    expect(weeksOf('2026-12').flat().filter(Boolean)).toHaveLength(31);
    expect(weeksOf('2028-02').flat().filter(Boolean)).toHaveLength(29);
  });

  it('names months in Austrian German', () => {
    expect(monthTitle('2026-04')).toBe('April 2026');
    expect(monthTitle('2027-01')).toBe('Jänner 2027');
  });
});

describe('daySummaries', () => {
  it('count the shows of each day in order, without undated shows', () => {
    const dates = ['22.11.2026', '01.01.2027', '22.11.2026', '31.12.2099', 'Sommer', '02.11.2026'];
    const summaries = daySummaries(dates.map((date, showId) => filmShow({ showId, date })));
    expect([...summaries].map(([day, { count }]) => [day, count])).toEqual([
      ['2026-11-02', 1],
      ['2026-11-22', 2],
      ['2027-01-01', 1],
    ]);
  });

  it('list a show with an ISO date under its day in Vienna', () => {
    const show = filmShow({ date: '', time: undefined, dateISO: '2026-12-31T23:30:00Z' });
    expect([...daySummaries([show]).keys()]).toEqual(['2027-01-01']);
  });

  it('name the cheapest price of what is not sold out, and whether all is', () => {
    const priced = (showId: number, price: number, soldOut = false) =>
      filmShow({ showId, date: '22.11.2026', movie: movieExample({ price }), soldOut });
    const of = (shows: Show[]) => daySummaries(shows).get('2026-11-22');
    expect(of([priced(1, 1400), priced(2, 1250), priced(3, 900, true)])).toEqual({
      count: 3,
      price: 1250,
      isSoldOut: false,
    });
    expect(of([priced(1, 1400, true)])).toEqual({ count: 1, price: undefined, isSoldOut: true });
    expect(of([priced(1, 0)])).toEqual({ count: 1, price: undefined, isSoldOut: false });
  });

  it('call no day with a market sold out: it sells on site', () => {
    const market = marketShow({ date: '22.11.2026', soldOut: true });
    expect(daySummaries([market]).get('2026-11-22')?.isSoldOut).toBe(false);
  });
});

describe('the shown month', () => {
  const days = ['2026-04-10', '2026-04-20', '2026-06-01'];
  const range = (chosen?: string, today = '2026-04-16') => monthRange(days, chosen, today);

  it('is that of the chosen day, else that of the next show', () => {
    expect(range()).toEqual({ first: '2026-04', last: '2026-06', suggested: '2026-04' });
    expect(range('2026-06-01').suggested).toBe('2026-06');
    expect(range(undefined, '2026-05-01').suggested).toBe('2026-06');
    expect(range(undefined, '2026-07-01').suggested).toBe('2026-06');
    expect(monthRange(['2026-04-30', '2026-05-02'], undefined, '2026-04-30').suggested).toBe('2026-04');
  });

  it('is never outside of the months with shows', () => {
    expect(range('2050-01-01').suggested).toBe('2026-04');
    expect(shownMonth('2026-05', range())).toBe('2026-05');
    expect(shownMonth('2026-07', range())).toBe('2026-04');
    expect(shownMonth('2026-03', range())).toBe('2026-04');
    expect(shownMonth(undefined, range())).toBe('2026-04');
    expect(shownMonth('2026-04', range('2026-06-01'))).toBe('2026-04');
  });

  it('is the current one if there are no shows', () => {
    const empty = { first: '2026-04', last: '2026-04', suggested: '2026-04' };
    expect(monthRange([], undefined, '2026-04-16')).toEqual(empty);
    expect(monthRange([], '2026-09-01', '2026-04-16')).toEqual(empty);
  });
});
