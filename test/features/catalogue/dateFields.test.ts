import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { day, moment, timeOfDay } from '@/features/catalogue/entitySchemas';

const refused = Symbol('refused');
const read = (schema: v.GenericSchema, value: unknown) => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : refused;
};

describe('a field of the backend', () => {
  it.each([
    ['16.04.2026', '16.04.2026'],
    ['6.4.2026', '06.04.2026'],
    ['01.01.2099', '01.01.2099'],
    ['2026-05-01', '01.05.2026'],
    ['2026-05-01T20:30:00', '01.05.2026'],
    ['2026-05-01T20:30:00+02:00', '01.05.2026'],
    // Midnight in Vienna, written in UTC, in summer and in winter.
    ['2026-04-30T22:00:00Z', '01.05.2026'],
    ['2026-11-30T23:00:00.000Z', '01.12.2026'],
    ['2026-11-30T22:00:00Z', '30.11.2026'],
    [1_777_586_400_000, '01.05.2026'],
    [1_777_586_400, '01.05.2026'],
    ['1777586400', '01.05.2026'],
    [20_260_501, refused],
    ['05/01/2026', refused],
    ['01.05.26', refused],
    ['2026-02-30', refused],
    ['morgen', refused],
    ['', refused],
    [null, refused],
  ])('day reads %j as %j', (value, expected) => {
    expect(read(day, value)).toBe(expected);
  });

  it.each([
    ['20:30', '20:30'],
    ['20:30:00', '20:30'],
    ['20:30:59.000', '20:30'],
    ['8:30', '08:30'],
    ['00:00', '00:00'],
    ['24:00', refused],
    ['20:60', refused],
    ['8:30 PM', refused],
    ['2030', refused],
    [20.3, refused],
    [null, refused],
  ])('time of day reads %j as %j', (value, expected) => {
    expect(read(timeOfDay, value)).toBe(expected);
  });

  it.each([
    ['2026-05-01T20:30:00+02:00', '2026-05-01T20:30:00+02:00'],
    ['2026-05-01T20:30', '2026-05-01T20:30'],
    [1_777_660_200_000, '2026-05-01T18:30:00.000Z'],
    ['1777660200', '2026-05-01T18:30:00.000Z'],
    ['01.05.2026', refused],
    ['bald', refused],
  ])('moment reads %j as %j', (value, expected) => {
    expect(read(moment, value)).toBe(expected);
  });
});
