const eachThousand = /\B(?=(?:\d{3})+$)/g;

/** Groups the integer digits of a number: „1.448“. */
export const groupedDigits = (digits: string) => digits.replace(eachThousand, '.');

/** A German number from 0 to below 1e21: „1.448,6“. The formatter of `Intl` takes a phone longer than the page. */
export function germanNumber(value: number): string {
  const [whole = '', ...fraction] = String(value).split('.');
  return [groupedDigits(whole), ...fraction].join(',');
}
