import { isMainThread } from 'node:worker_threads';
import { afterEach, beforeEach, expect } from 'vitest';

/** Each with what its clocks are behind UTC in January, in minutes. */
const offsets: Record<string, number> = {
  'Europe/Vienna': -60,
  UTC: 0,
  'America/Los_Angeles': 480,
  'Pacific/Auckland': -780,
};
const home = process.env['TZ'];

/** A time zone belongs to a whole process: a thread, as the mutation tester starts them, has the one of its machine. */
export const zonesToTry = isMainThread ? Object.keys(offsets) : [undefined];

function setZone(zone: string | undefined): void {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
}

/** Has the tests of a group run on a computer in a time zone; without one, in the zone of this machine. */
export function runInTimeZone(zone: string | undefined): void {
  if (zone === undefined) return;
  beforeEach(() => {
    setZone(zone);
    expect(new Date(2026, 0, 15).getTimezoneOffset()).toBe(offsets[zone]);
  });
  afterEach(() => setZone(home));
}
