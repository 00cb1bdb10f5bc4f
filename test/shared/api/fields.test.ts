// @vitest-environment node
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import {
  cents,
  flag,
  list,
  minorList,
  number,
  optionalList,
  signedCents,
  text,
  verdict,
  wholeNumber,
} from '@/shared/api/fields';

const refused = Symbol('refused');
const read = (schema: v.GenericSchema, value: unknown) => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : refused;
};

describe('a field', () => {
  it.each([
    [12.5, 12.5],
    ['12.50', 12.5],
    ['12,50', 12.5],
    [' -3 ', -3],
    ['1e3', refused],
    ['', refused],
    ['NaN', refused],
    [NaN, refused],
    [Infinity, refused],
    ['1.234,50', refused],
    [null, refused],
    [true, refused],
  ])('number reads %j as %j', (value, expected) => {
    expect(read(number, value)).toBe(expected);
  });

  it.each([
    ['12.50', 1250],
    [1.005, 101],
    [0, 0],
    [-5, refused],
    [1_000_001, refused],
    ['1.234', refused],
    ['1,234', refused],
    ['12.5000', 1250],
    ['viel', refused],
  ])('price reads %j euros as %j cents', (value, expected) => {
    expect(read(cents, value)).toBe(expected);
  });

  it.each([
    [7, '7'],
    [-0.5, '-0.5'],
    [1e21, refused],
    [1e-7, refused],
    [Infinity, refused],
  ])('text reads the number %j as %j', (value, expected) => {
    expect(read(text, value)).toBe(expected);
  });

  it('price may be negative for a discount', () => {
    expect(read(signedCents, '-5,00')).toBe(-500);
  });

  it.each([
    ['7', 7],
    [0, 0],
    [0.5, refused],
    [-1, refused],
    [2 ** 53, refused],
    ['2,0', 2],
    ['1.000', refused],
  ])('id reads %j as %j', (value, expected) => {
    expect(read(wholeNumber, value)).toBe(expected);
  });

  it.each([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    [false, false],
    [0, false],
    ['0', false],
    ['false', false],
    [null, false],
    [{}, false],
    [[1], false],
    [undefined, false],
    ['J', true],
    ['Ja', true],
    [' TRUE ', true],
    ['N', false],
    ['nein', false],
  ])('flag reads %j as %j', (value, expected) => {
    expect(read(flag, value)).toBe(expected);
  });

  it('flag may be missing', () => {
    expect(read(v.object({ soldOut: flag }), {})).toEqual({ soldOut: false });
  });

  it.each([
    ['true', true],
    ['J', true],
    ['n', false],
    [0, false],
    [null, refused],
    [[1], refused],
    ['vielleicht', refused],
    [undefined, refused],
  ])('verdict reads %j as %j', (value, expected) => {
    expect(read(verdict, value)).toBe(expected);
  });

  it.each([
    [' Hallo ', 'Hallo'],
    [42, '42'],
    ['a\u202Eb\u200Bc', 'abc'],
    ['\u200B', refused],
    ['', refused],
    [{}, refused],
  ])('text reads %j as %j', (value, expected) => {
    expect(read(text, value)).toBe(expected);
  });
});

describe('a list', () => {
  it('drops invalid entries and reports them', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(read(list(wholeNumber, 'ids'), [1, 'zwei', null, '3'])).toEqual([1, 3]);
    expect(warn).toHaveBeenCalledTimes(2);
    expect(warn.mock.calls[0]?.[0]).toContain('ids');
  });

  it('of which no entry can be read is refused, because it is not empty', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(read(list(wholeNumber, 'ids'), [])).toEqual([]);
    expect(read(list(wholeNumber, 'ids'), ['zwei', null])).toBe(refused);
    expect(read(optionalList(wholeNumber, 'ids'), ['zwei', null])).toBe(refused);
    expect(read(optionalList(wholeNumber, 'ids'), [['zwei']])).toBe(refused);
    expect(read(optionalList(wholeNumber, 'ids'), 'zwei')).toEqual([]);
    expect(read(optionalList(wholeNumber, 'ids'), undefined)).toEqual([]);
    expect(read(minorList(wholeNumber, 'ids'), ['zwei', null])).toEqual([]);
  });

  it.each([[[[1, 2]]], [{ entries: [1, 2] }]])('is taken out of %j', (value) => {
    expect(read(list(wholeNumber, 'ids'), value)).toEqual([1, 2]);
  });

  it('is not taken out of an object with more fields, whose list may be another one', () => {
    expect(read(list(wholeNumber, 'ids'), { entries: [1], sponsors: [2] })).toBe(refused);
  });

  it.each([null, 'a', {}, undefined])('that is %j is refused', (value) => {
    expect(read(list(wholeNumber, 'ids'), value)).toBe(refused);
  });
});
