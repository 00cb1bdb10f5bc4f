const eachThousand = /\B(?=(?:\d{3})+$)/g;

/** Groups the integer digits of a number: „1.448“. */
export const groupedDigits = (digits: string) => digits.replace(eachThousand, '.');

/**
 * Formats a number from 0 to below 1e21 (which has an exponent) in German: „4,6“, „1.448“. Not by `Intl`, whose
 * formatter takes a phone longer than rendering the page.
 */
export function germanNumber(value: number): string {
  const [whole = '', ...fraction] = String(value).split('.');
  return [groupedDigits(whole), ...fraction].join(',');
}
