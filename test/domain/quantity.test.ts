import { fc } from '@test/support/properties';
import { describe, expect, it } from 'vitest';
import { acceptedQuantity, decreased, increased } from '@/domain/quantity';

const free = { mandatory: false };
const mandatory = { mandatory: true };

describe('acceptedQuantity', () => {
  it.each<[string | number, number]>([
    ['2', 2],
    [' 7 ', 7],
    ['007', 7],
    ['+3', 3],
    [3, 3],
    ['0', 0],
    ['-0', 0],
    [-0, 0],
    ['600', 600],
    ['601', 600],
    [601, 600],
    ['9'.repeat(400), 600],
    [Number.MAX_VALUE, 600],
  ])('reads %s as %d', (typed, expected) => {
    expect(acceptedQuantity(typed, free)).toBe(expected);
  });

  it.each<[string | number]>([
    [''],
    ['   '],
    ['abc'],
    ['-3'],
    [-3],
    ['0.5'],
    [0.5],
    ['2,5'],
    ['2.000'],
    ['2e1'],
    ['0x10'],
    ['1e309'],
    ['1 0'],
    ['٣'],
    ['2\u200B'],
    ['Infinity'],
    ['NaN'],
    [NaN],
    [Infinity],
    [-Infinity],
    [1e309],
  ])('refuses %s', (typed) => {
    expect(acceptedQuantity(typed, free)).toBeUndefined();
  });

  it.each<[string | number]>([['0'], ['-0'], [0], [-0]])('refuses %s of a mandatory product', (typed) => {
    expect(acceptedQuantity(typed, mandatory)).toBeUndefined();
  });

  it('accepts only whole numbers within the limits', () => {
    const typed = fc.oneof(fc.string(), fc.double(), fc.integer().map(String), fc.double().map(String));
    fc.assert(
      fc.property(typed, fc.boolean(), (value, isMandatory) => {
        const accepted = acceptedQuantity(value, { mandatory: isMandatory });
        if (accepted === undefined) return;
        expect(Number.isInteger(accepted)).toBe(true);
        expect(accepted).toBeGreaterThanOrEqual(isMandatory ? 1 : 0);
        expect(accepted).toBeLessThanOrEqual(600);
        expect(Object.is(accepted, -0)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('decreased and increased', () => {
  it('subtracts one above 1, and removes the line at 1 unless it is mandatory', () => {
    expect(decreased(3, free)).toBe(2);
    expect(decreased(1, free)).toBe(0);
    expect(decreased(0, free)).toBe(0);
    expect(decreased(2, mandatory)).toBe(1);
    expect(decreased(1, mandatory)).toBe(1);
  });

  it('adds one up to 600', () => {
    expect(increased(1)).toBe(2);
    expect(increased(599)).toBe(600);
    expect(increased(600)).toBe(600);
  });
});
