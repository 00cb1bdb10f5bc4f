import { fc } from '@test/support/properties';
import { describe, expect, it } from 'vitest';
import { centsFromEuros, eurosFromCents, formatEuro } from '@/shared/text/money';

const cents = fc.integer({ min: -1e13, max: 1e13 });

/** Rounds a decimal text half away from zero in whole numbers of any size. */
function centsOfText(text: string): bigint {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(text) ?? [];
  const thousandths = BigInt(whole + fraction.padEnd(3, '0').slice(0, 3));
  const rounded = (thousandths + 5n) / 10n;
  return sign === '-' ? -rounded : rounded;
}

describe('centsFromEuros', () => {
  it.each([
    [0, 0],
    [12.5, 1250],
    [1.005, 101],
    [-1.005, -101],
    [8.345, 835],
    [0.1 + 0.2, 30],
    [1.0049999, 100],
    [19.99, 1999],
    [0.004, 0],
    [5e-7, 0],
    [5.25e-7, 0],
    [1e-6, 0],
    [-0.001, 0],
    [-0, 0],
  ])('converts %d euros to %d cents', (euros, expected) => {
    expect(centsFromEuros(euros)).toBe(expected);
  });

  it.each([NaN, Infinity, -Infinity, 1e309, 1e21, 1.25e21, Number.MAX_SAFE_INTEGER, -9.1e15, 1e14, -1e15])(
    'refuses %d, and names it',
    (euros) => {
      expect(() => centsFromEuros(euros)).toThrow(new RangeError(`Not an amount of money: ${euros}`));
    },
  );

  it('rounds the printed decimals exactly', () => {
    const decimals = fc
      .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 99_999 }))
      .map(([whole, fraction]) => `${whole}.${String(fraction).padStart(5, '0')}`);
    fc.assert(
      fc.property(decimals, (text) => {
        expect(BigInt(centsFromEuros(Number(text)))).toBe(centsOfText(text));
      }),
      { numRuns: 2000 },
    );
  });

  it('restores every amount of cents after a round trip', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const wire: unknown = JSON.parse(JSON.stringify(eurosFromCents(amount)));
        expect(centsFromEuros(Number(wire))).toBe(amount);
      }),
    );
  });
});

describe('formatEuro', () => {
  it.each([
    [1250, '€\u00A012,50'],
    [0, '€\u00A00,00'],
    [-0, '€\u00A00,00'],
    [5, '€\u00A00,05'],
    [-500, '−€\u00A05,00'],
  ])('shows %d cents as %s', (amount, expected) => {
    expect(formatEuro(amount)).toBe(expected);
  });

  it('shows every digit of every amount', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(
          Number(
            formatEuro(amount)
              .replace('−', '-')
              .replace(/[^\d-]/g, ''),
          ),
        ).toBe(amount);
      }),
    );
  });

  it('formats like `Intl`', () => {
    const euro = new Intl.NumberFormat('de-AT', { style: 'currency', currency: 'EUR' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e13 }), (amount) => {
        expect(formatEuro(amount)).toBe(euro.format(amount / 100));
      }),
    );
  });
});
