import { expect, it } from 'vitest';
import { isoDayAt, isoDayOfText, readIsoDay, textOfIsoDay } from '@/domain/isoDays';
import { daysOfShow } from '@/domain/showDays';
import { filmShow } from '@test/domain/examples';

it('isoDayAt uses the day in Vienna, not in London', () => {
  expect(isoDayAt(Date.UTC(2026, 3, 16, 21, 59))).toBe('2026-04-16');
  expect(isoDayAt(Date.UTC(2026, 3, 16, 22))).toBe('2026-04-17');
});

it.each([
  ['17.04.2026', '2026-04-17'],
  ['29.02.2028', '2028-02-29'],
  ['29.02.2026', undefined],
  ['17.04.1926', undefined],
  ['31.12.2099', undefined],
  ['Sommer', undefined],
  ['', undefined],
])('„%s“ is the day %s', (date, day) => {
  expect(isoDayOfText(date)).toBe(day);
  expect(daysOfShow(filmShow({ date, dateISO: undefined }))).toEqual(day === undefined ? [] : [day]);
});

it('readIsoDay reads only valid ISO days', () => {
  expect(readIsoDay('2026-04-17')).toBe('2026-04-17');
  for (const text of [
    '2026-04-31',
    '2026-4-17',
    '1926-04-17',
    '17.04.2026',
    '2026-04-17T00:00',
    'am 2026-04-17',
  ])
    expect(readIsoDay(text)).toBeUndefined();
});

it('textOfIsoDay formats a day as DD.MM.YYYY', () => {
  expect(textOfIsoDay('2026-04-17')).toBe('17.04.2026');
});
