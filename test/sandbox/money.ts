/** Euros as this backend sends them: mostly numbers, for some entries text. */
export function wirePrice(cents: number, salt: number): number | string {
  const euros = (cents / 100).toFixed(2);
  return salt % 3 === 0 ? euros : Number(euros);
}

/** Booleans as this backend sends them: true, 1 or "true", depending on the entry. */
export function wireFlag(value: boolean, salt: number): boolean | number | string {
  if (salt % 3 === 1) return value ? 1 : 0;
  if (salt % 3 === 2) return String(value);
  return value;
}

/** Euros to integer cents. */
export function centsOf(euros: number): number {
  return Math.round(euros * 100);
}

/** E.g. "€ 12,50", "−€ 10,00". */
export function euroText(cents: number): string {
  const amount = (Math.abs(cents) / 100).toFixed(2).replace('.', ',');
  return `${cents < 0 ? '−' : ''}€ ${amount}`;
}
