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

/** A time zone applies to a whole process: threads, as the mutation tester starts them, cannot change it. */
function zones(): (string | undefined)[] {
  if (isMainThread) return Object.keys(offsets);
  if (process.env['MUTANTS_GROUP']) return [undefined];
  throw new Error('Tests in several time zones are in files `*.zones.test.ts`, which run in a process.');
}

export const zonesToTry = zones();

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
