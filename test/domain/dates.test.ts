import { describe, expect, it } from 'vitest';
import {
  isOver,
  isPlaceholderDate,
  isoTime,
  isoWithOffset,
  sortValue,
  startOf,
  viennaTime,
} from '@/domain/dates';

const utc = (iso: string) => Date.parse(iso);

describe('viennaTime', () => {
  it('ignores spaces around day and time', () => {
    expect(viennaTime(' 21.11.2026 ', ' 19:30\n')).toBe(utc('2026-11-21T18:30:00Z'));
  });

  it.each([
    ['31.02.2026'],
    ['29.02.2026'],
    ['31.04.2026'],
    ['00.01.2026'],
    ['01.13.2026'],
    ['2026-11-21'],
    ['21.11.26'],
    ['21.11.0026'],
    [''],
    ['Sommer 2026'],
    ['21.11.2026 19:30'],
  ])('refuses the day %s', (date) => {
    expect(viennaTime(date)).toBeUndefined();
  });

  it.each([['24:00'], ['19:60'], ['abends'], ['19'], ['']])('refuses the time %s', (time) => {
    expect(viennaTime('21.11.2026', time)).toBeUndefined();
  });
});

describe('isoTime', () => {
  it.each([
    ['2026-11-21T19:30:00+01:00', '2026-11-21T18:30:00Z'],
    ['2026-11-21T18:30:00Z', '2026-11-21T18:30:00Z'],
    ['2026-11-21T18:30:00.000Z', '2026-11-21T18:30:00Z'],
    ['2026-11-21T10:30:00-0800', '2026-11-21T18:30:00Z'],
    ['2026-11-21T19:30+01', '2026-11-21T18:30:00Z'],
    ['2026-11-22T00:15:00+05:45', '2026-11-21T18:30:00Z'],
    ['2026-11-21T15:00:00-0330', '2026-11-21T18:30:00Z'],
    [' 2026-11-21T18:30:00Z\n', '2026-11-21T18:30:00Z'],
    ['2026-11-21T19:30', '2026-11-21T18:30:00Z'],
    ['2026-07-21T19:30:00', '2026-07-21T17:30:00Z'],
    ['2026-07-21 19:30:00', '2026-07-21T17:30:00Z'],
    ['2026-07-21', '2026-07-20T22:00:00Z'],
  ])('reads %s', (iso, expected) => {
    expect(isoTime(iso)).toBe(utc(expected));
  });

  it.each([[undefined], [''], ['21.11.2026'], ['2026-02-31'], ['2026-11-21T25:00'], ['morgen'], ['2026-11']])(
    'refuses %s',
    (iso) => {
      expect(isoTime(iso)).toBeUndefined();
    },
  );
});

describe('isOver', () => {
  const date = '21.11.2026';

  it('is true from dateEndISO on, if there is one', () => {
    const show = { date, dateISO: '2026-11-21T19:30:00+01:00', dateEndISO: '2026-11-21T22:00:00+01:00' };
    expect(isOver(show, utc('2026-11-21T21:59:59+01:00'))).toBe(false);
    expect(isOver(show, utc('2026-11-21T22:00:00+01:00'))).toBe(true);
  });

  it('is true after the day of a dateEndISO without a time, and not in 2099', () => {
    const market = { date, time: '06:00', dateISO: '2026-11-21T06:00:00+01:00' };
    expect(isOver({ ...market, dateEndISO: '2026-11-22' }, utc('2026-11-22T23:59:00+01:00'))).toBe(false);
    expect(isOver({ ...market, dateEndISO: '2026-11-22' }, utc('2026-11-23T00:00:00+01:00'))).toBe(true);
    expect(isOver({ ...market, dateEndISO: '2099-12-31' }, utc('2026-11-21T12:00:00+01:00'))).toBe(true);
    // The day of its start says nothing of its end.
    const withDay = {
      ...market,
      time: '22:00',
      dateISO: '2026-11-21T22:00:00+01:00',
      dateEndISO: '2026-11-21',
    };
    expect(isOver(withDay, utc('2026-11-22T03:59:00+01:00'))).toBe(false);
    expect(isOver(withDay, utc('2026-11-22T04:00:00+01:00'))).toBe(true);
  });

  it('is true 6 hours after dateISO without dateEndISO, even past midnight', () => {
    const show = { date, time: '21:00', dateISO: '2026-11-21T21:00:00+01:00' };
    expect(isOver(show, utc('2026-11-22T02:59:59+01:00'))).toBe(false);
    expect(isOver(show, utc('2026-11-22T03:00:00+01:00'))).toBe(true);
  });

  it('does not treat a day written as an ISO date as a start at midnight', () => {
    for (const dateISO of ['2026-11-21', '2026-11-21T00:00:00', '2026-11-20T23:00:00Z']) {
      expect(isOver({ date, dateISO }, utc('2026-11-21T20:00:00+01:00'))).toBe(false);
      expect(isOver({ date, dateISO }, utc('2026-11-22T00:00:00+01:00'))).toBe(true);
    }
    expect(isOver({ date, time: '19:30', dateISO: '2026-11-21' }, utc('2026-11-21T20:00:00+01:00'))).toBe(
      false,
    );
  });

  it('ignores an end before the start and an invalid end', () => {
    const noon = utc('2026-11-21T12:00:00+01:00');
    expect(isOver({ date, time: '19:30', dateEndISO: '2026-11-21T00:00:00+01:00' }, noon)).toBe(false);
    expect(isOver({ date, time: '19:30', dateEndISO: 'kaputt' }, noon)).toBe(false);
  });

  it('ignores an end that equals the start', () => {
    const show = { date, time: '19:30', dateEndISO: '2026-11-21T19:30:00+01:00' };
    expect(isOver(show, utc('2026-11-21T20:00:00+01:00'))).toBe(false);
    expect(isOver(show, utc('2026-11-22T00:00:00+01:00'))).toBe(true);
  });

  it('is false for a show without a date', () => {
    const farAway = utc('2150-01-01T00:00:00Z');
    expect(isOver({ date: '31.12.2099' }, farAway)).toBe(false);
    expect(isOver({ date: '31.12.2099', dateEndISO: '2099-12-31T23:00:00Z' }, farAway)).toBe(false);
    expect(isOver({ date: '31.12.2099', dateISO: '2026-11-21T19:30:00+01:00' }, farAway)).toBe(false);
    expect(isOver({ date: '31.02.2026' }, farAway)).toBe(false);
    expect(isOver({ date: '' }, farAway)).toBe(false);
  });
});

describe('startOf', () => {
  it('prefers the printed date and time, then the ISO date, then the day', () => {
    const dateISO = '2026-11-21T20:00:00+01:00';
    expect(startOf({ date: '21.11.2026', time: '19:30', dateISO })).toBe(utc('2026-11-21T18:30:00Z'));
    expect(startOf({ date: '21.11.2026', dateISO })).toBe(utc('2026-11-21T19:00:00Z'));
    expect(startOf({ date: '21.11.2026' })).toBe(utc('2026-11-20T23:00:00Z'));
  });

  it('is undefined for placeholder dates and invalid dates', () => {
    expect(startOf({ date: '31.12.2099', time: '20:00' })).toBeUndefined();
    expect(startOf({ date: 'Sommer' })).toBeUndefined();
    expect(isoWithOffset({ date: '31.12.2099' })).toBeUndefined();
  });
});

describe('sortValue', () => {
  it('consists of the day and time', () => {
    expect(sortValue({ date: '21.11.2026', time: '19:30' })).toBe('202611211930');
    expect(sortValue({ date: '1.5.2026', time: '9:05' })).toBe('202605010905');
    expect(sortValue({ date: '21.11.2026' })).toBe('202611210000');
    expect(sortValue({ date: '21.11.2026', time: 'abends' })).toBe('202611210000');
  });

  it('prefers the printed date to the ISO date', () => {
    const dateISO = '2026-11-22T20:00:00+01:00';
    expect(sortValue({ date: '21.11.2026', time: '19:30', dateISO })).toBe('202611211930');
  });

  it('sorts shows without a date after all dates and before vouchers', () => {
    const undateable = sortValue({ date: 'irgendwann' });
    expect(undateable > sortValue({ date: '31.12.2099', time: '23:59' })).toBe(true);
    expect(undateable < 'ZZZZZZZZ').toBe(true);
  });
});

it('recognises placeholder dates by their year', () => {
  expect(isPlaceholderDate('31.12.2099')).toBe(true);
  expect(isPlaceholderDate(' 01.01.2099 ')).toBe(true);
  expect(isPlaceholderDate('20.09.2026')).toBe(false);
  expect(isPlaceholderDate('')).toBe(false);
});
