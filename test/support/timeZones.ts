import { isMainThread } from 'node:worker_threads';
import { afterEach, beforeEach, expect } from 'vitest';

/** Offset from UTC in January, in minutes. */
const offsets: Record<string, number> = {
  'Europe/Vienna': -60,
  UTC: 0,
  'America/Los_Angeles': 480,
  'Pacific/Auckland': -780,
};
const home = process.env['TZ'];

/** A time zone applies to a whole process; threads, as the mutation tester starts them, cannot change it. */
export const zonesToTry = isMainThread ? Object.keys(offsets) : [undefined];

function setZone(zone: string | undefined): void {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
}

/** Runs the tests of a group in a time zone; undefined keeps the machine's. */
export function runInTimeZone(zone: string | undefined): void {
  if (zone === undefined) return;
  beforeEach(() => {
    setZone(zone);
    expect(new Date(2026, 0, 15).getTimezoneOffset()).toBe(offsets[zone]);
  });
  afterEach(() => setZone(home));
}
