import { groupedDigits } from './germanNumber';

/** Integer euro cents; negative for a discount. */
export type Cents = number;

const smallestPlainDecimal = 1e-6;

/** Rounds half away from zero on the decimal digits: 1.005 is 101. Throws a `RangeError` if not finite or too large. */
export function centsFromEuros(euros: number): Cents {
  const size = Math.abs(euros);
  if (!(size < Number.MAX_SAFE_INTEGER)) throw new RangeError(`Not an amount of money: ${euros}`);
  if (size < smallestPlainDecimal) return 0;
  const [whole = '', fraction = ''] = String(size).split('.');
  const roundedUp = fraction.charAt(2) >= '5' ? 1 : 0;
  const cents = Number(whole + fraction.slice(0, 2).padEnd(2, '0')) + roundedUp;
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not an amount of money: ${euros}`);
  return euros < 0 && cents > 0 ? -cents : cents;
}

/** Cents as euros with at most 2 decimals, for the wire only; never calculate with the result. */
export function eurosFromCents(cents: Cents): number {
  return cents / 100;
}

/** „€ 1.250,00“ with a non-breaking space, „−€ 5,00“. `Intl` takes a phone longer than rendering an empty cart. */
export function formatEuro(cents: Cents): string {
  const sign = cents < 0 ? '−' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}€\u00a0${groupedDigits(digits.slice(0, -2))},${digits.slice(-2)}`;
}
