import { expect, it } from 'vitest';
import { dayFromWire, momentFromWire, timeFromWire } from '@/domain/wireDates';

it.each([
  ['16.4.2026', '16.04.2026'],
  ['06.12.2026', '06.12.2026'],
  ['31.12.2099', '31.12.2099'],
  ['2026-04-16', '16.04.2026'],
  ['2026-04-16T00:00:00', '16.04.2026'],
  // Midnight in Vienna
  ['2026-04-15T22:00:00Z', '16.04.2026'],
  ['2026-04-16T00:00:00+02:00', '16.04.2026'],
  ['0999-06-01', '01.06.0999'],
  ['1776290400', '16.04.2026'],
  ['1776290400000', '16.04.2026'],
  ['17762904000', undefined],
  ['177629040000', undefined],
  [' 1776290400', undefined],
  ['1776290400.5', undefined],
  ['am 16.4.2026', undefined],
  ['16.4.2026 um 20 Uhr', undefined],
  ['bald', undefined],
  ['', undefined],
])('the day „%s“ is %s', (written, day) => {
  expect(dayFromWire(written)).toBe(day);
});

it.each([
  ['20:30', '20:30'],
  ['9:05', '09:05'],
  ['20:30:00', '20:30'],
  ['20:30:59.123', '20:30'],
  ['23:59', '23:59'],
  ['24:00', undefined],
  ['20:60', undefined],
  ['20:30:60', undefined],
  ['ab 20:30', undefined],
  ['20:30 Uhr', undefined],
  ['20', undefined],
  ['', undefined],
])('the time „%s“ is %s', (written, time) => {
  expect(timeFromWire(written)).toBe(time);
});

it.each([
  ['2026-04-16T20:30:00+02:00', '2026-04-16T20:30:00+02:00'],
  ['1776364200', '2026-04-16T18:30:00.000Z'],
  ['1776364200000', '2026-04-16T18:30:00.000Z'],
  ['16.04.2026', undefined],
  ['demnächst', undefined],
])('the moment „%s“ is %s', (written, moment) => {
  expect(momentFromWire(written)).toBe(moment);
});
