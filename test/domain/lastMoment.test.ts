import { expect, it } from 'vitest';
import { lastMoment } from '@/domain/lastMoment';

const at = (text: string) => Date.parse(`${text}:00+02:00`);
const midnight = at('2026-04-16T00:00');
const evening = { date: '16.04.2026', time: '20:30', dateISO: '2026-04-16T20:30:00+02:00' };
const night = {
  date: '15.04.2026',
  time: '22:00',
  dateISO: '2026-04-15T22:00:00+02:00',
  dateEndISO: '2026-04-16T00:45:00+02:00',
};
const weekend = {
  date: '15.04.2026',
  time: '18:00',
  dateISO: '2026-04-15T18:00:00+02:00',
  dateEndISO: '2026-04-18T18:00:00+02:00',
};
const undated = { date: '31.12.2099', time: '20:30', dateISO: undefined };

it.each([
  ['2026-04-15T23:59', at('2026-04-15T22:00')],
  ['2026-04-16T00:00', midnight],
  ['2026-04-16T00:44', midnight],
  ['2026-04-16T00:45', at('2026-04-16T00:45')],
  ['2026-04-16T16:59', at('2026-04-16T00:45')],
  ['2026-04-16T20:29', at('2026-04-16T17:00')],
  ['2026-04-16T20:30', at('2026-04-16T20:30')],
  // A show without an end is over six hours after its start.
  ['2026-04-17T02:29', at('2026-04-17T00:00')],
  ['2026-04-17T02:30', at('2026-04-17T02:30')],
  ['2026-04-18T18:01', at('2026-04-18T18:00')],
])('at %s in Vienna the last start, end, evening or midnight counts', (now, expected) => {
  expect(lastMoment([evening, night, weekend, undated], at(now))).toBe(expected);
});

it('without shows it is midnight in Vienna, or 17:00, also when the clocks change', () => {
  expect(lastMoment([], at('2026-04-16T16:59'))).toBe(midnight);
  for (const evening of ['2026-04-16T17:00+02:00', '2026-03-29T17:00+02:00', '2026-10-25T17:00+01:00'])
    expect(lastMoment([], Date.parse(evening) + 60_000)).toBe(Date.parse(evening));
});
