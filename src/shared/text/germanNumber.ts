const eachThousand = /\B(?=(?:\d{3})+$)/g;

/** Digits before a decimal comma, with a point after each thousand: „1.448“. */
export const groupedDigits = (digits: string) => digits.replace(eachThousand, '.');

/**
 * A number from 0 as it is read in German: „4,6“, „1.448“; below 1e21, from where its text has an exponent. Put together
 * here, as sums are: the formatter of `Intl` keeps a phone busy for longer than the page that shows such a number.
 */
export function germanNumber(value: number): string {
  const [whole = '', ...fraction] = String(value).split('.');
  return [groupedDigits(whole), ...fraction].join(',');
}
