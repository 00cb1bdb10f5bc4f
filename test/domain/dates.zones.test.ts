import { describe, expect, it } from 'vitest';
import { calendarEntry, calendarFileName } from '@/domain/calendarEntry';
import { dayAndTime, longDay, shortDay } from '@/domain/dateTexts';
import { isOver, isoWithOffset, sortValue, viennaDay, viennaTime } from '@/domain/dates';
import { filmShow } from '@test/domain/examples';
import { runInTimeZone, zonesToTry } from '@test/support/timeZones';

const utc = (iso: string) => Date.parse(iso);
describe.each(zonesToTry)('in the time zone %s', (zone) => {
  runInTimeZone(zone);

  it.each([
    ['21.11.2026', '19:30', '2026-11-21T18:30:00Z'],
    ['21.07.2026', '21:00', '2026-07-21T19:00:00Z'],
    ['1.5.2026', '9:05', '2026-05-01T07:05:00Z'],
    ['29.02.2028', '00:01', '2028-02-28T23:01:00Z'],
    ['31.12.2026', '23:59', '2026-12-31T22:59:00Z'],
    ['29.03.2026', '00:01', '2026-03-28T23:01:00Z'],
    ['29.03.2026', '01:59', '2026-03-29T00:59:00Z'],
    ['29.03.2026', '03:00', '2026-03-29T01:00:00Z'],
    ['29.03.2026', '23:59', '2026-03-29T21:59:00Z'],
    ['25.10.2026', '00:01', '2026-10-24T22:01:00Z'],
    ['25.10.2026', '01:59', '2026-10-24T23:59:00Z'],
    ['25.10.2026', '03:00', '2026-10-25T02:00:00Z'],
    ['25.10.2026', '23:59', '2026-10-25T22:59:00Z'],
  ])('reads %s %s as the moment in Vienna', (date, time, expected) => {
    expect(viennaTime(date, time)).toBe(utc(expected));
  });

  it('uses the first of a repeated hour, and shifts a skipped hour', () => {
    expect(viennaTime('25.10.2026', '02:30')).toBe(utc('2026-10-25T00:30:00Z'));
    expect(viennaTime('29.03.2026', '02:30')).toBe(utc('2026-03-29T01:30:00Z'));
  });

  it('computes the day in Vienna around its midnight', () => {
    expect(viennaDay(utc('2026-11-21T22:59:00Z'))).toBe('21.11.2026');
    expect(viennaDay(utc('2026-11-21T23:01:00Z'))).toBe('22.11.2026');
    expect(viennaDay(utc('2026-07-21T21:59:00Z'))).toBe('21.07.2026');
    expect(viennaDay(utc('2026-07-21T22:01:00Z'))).toBe('22.07.2026');
  });

  it('has the same calendar entry and file name', () => {
    const page = { url: 'https://kino.example/show/1', description: '' };
    const late = filmShow({ date: '21.11.2026', time: '00:30' });
    expect(calendarEntry(late, page)?.start).toBe(utc('2026-11-20T23:30:00Z'));
    expect(calendarFileName(late)).toMatch(/-2026-11-21\.ics$/);
  });

  it('formats the same texts', () => {
    expect(longDay('27.11.2026')).toBe('Freitag, 27. November 2026');
    expect(longDay('01.01.2027')).toBe('Freitag, 1. Jänner 2027');
    expect(shortDay('27.11.2026')).toBe('Fr., 27.11.2026');
    expect(shortDay('29.03.2026')).toBe('So., 29.03.2026');
    expect(shortDay('25.10.2026')).toBe('So., 25.10.2026');
    expect(dayAndTime({ date: '27.11.2026', time: '23:59' })).toBe('Fr., 27.11.2026, 23:59\u00a0Uhr');
    expect(dayAndTime({ date: '28.11.2026', time: '04:01' })).toBe('Sa., 28.11.2026, 4:01\u00a0Uhr');
  });

  it('writes starts with the offset of Vienna', () => {
    expect(isoWithOffset({ date: '21.11.2026', time: '19:30' })).toBe('2026-11-21T19:30:00+01:00');
    expect(isoWithOffset({ date: '21.07.2026', time: '21:00' })).toBe('2026-07-21T21:00:00+02:00');
    expect(isoWithOffset({ date: '', dateISO: '2026-07-21T19:00:00Z' })).toBe('2026-07-21T21:00:00+02:00');
    expect(isoWithOffset({ date: '21.07.2026' })).toBe('2026-07-21');
  });

  it('keeps a ticket for tonight all day', () => {
    const tonight = { date: '21.11.2026', time: '19:30' };
    expect(isOver(tonight, utc('2026-11-21T00:01:00+01:00'))).toBe(false);
    expect(isOver(tonight, utc('2026-11-21T08:00:00+01:00'))).toBe(false);
    expect(isOver(tonight, utc('2026-11-21T23:59:59+01:00'))).toBe(false);
    expect(isOver(tonight, utc('2026-11-22T00:00:00+01:00'))).toBe(true);
  });

  it.each([
    ['29.03.2026', '2026-03-29T23:59:59+02:00', '2026-03-30T00:00:00+02:00'],
    ['25.10.2026', '2026-10-25T23:59:59+01:00', '2026-10-26T00:00:00+01:00'],
  ])('ends the day of a clock change, %s, at midnight', (date, before, midnight) => {
    expect(isOver({ date }, utc(before))).toBe(false);
    expect(isOver({ date }, utc(midnight))).toBe(true);
  });

  it('sorts a moment by Vienna time', () => {
    expect(sortValue({ date: '', dateISO: '2026-12-31T23:30:00Z' })).toBe('202701010030');
  });
});
