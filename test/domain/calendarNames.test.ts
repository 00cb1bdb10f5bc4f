import { fc } from '@test/support/properties';
import { expect, it } from 'vitest';
import { dayAndMonth, longDay, shortDay } from '@/domain/dateTexts';
import { viennaDay } from '@/domain/dates';
import { monthTitle } from '@/domain/month';
import { viennaOffset } from '@/domain/viennaClock';
import { tzOffset } from '@date-fns/tz/tzOffset';

const moments = fc.integer({ min: Date.UTC(1996, 0), max: Date.UTC(2098, 11) });

it('the offset of Vienna equals that of the time zone', () => {
  fc.assert(
    fc.property(moments, (time) => {
      expect(viennaOffset(time)).toBe(tzOffset('Europe/Vienna', new Date(time)));
    }),
    { numRuns: 2000 },
  );
});

it.each([2026, 2027, 2028, 2029, 2030])('the offset changes at the same moments in %i', (year) => {
  const hour = 60 * 60_000;
  const wrong: number[] = [];
  for (let time = Date.UTC(year, 0); time < Date.UTC(year + 1, 0); time += hour)
    if (viennaOffset(time - 1) !== tzOffset('Europe/Vienna', new Date(time - 1))) wrong.push(time - 1);
  expect(wrong).toEqual([]);
});

const timeZone = 'Europe/Vienna';
const texts = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('de-AT', options);

it('names of days and months equal those of `Intl`', () => {
  const long = texts({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone });
  const weekday = texts({ weekday: 'short', timeZone });
  const inYear = texts({ day: 'numeric', month: 'long', timeZone });
  const month = texts({ month: 'long', year: 'numeric', timeZone });
  fc.assert(
    fc.property(moments, (time) => {
      const day = viennaDay(time);
      expect(longDay(day)).toBe(long.format(time));
      expect(shortDay(day)).toBe(`${weekday.format(time)}., ${day}`);
      expect(dayAndMonth(day)).toBe(inYear.format(time).replace(' ', '\u00a0'));
      expect(monthTitle(day.split('.').reverse().slice(0, 2).join('-'))).toBe(month.format(time));
    }),
    { numRuns: 2000 },
  );
});

it('dayAndMonth returns other text unchanged', () => {
  expect(dayAndMonth('bald')).toBe('bald');
});
