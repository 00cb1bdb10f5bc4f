/** Fields that name or identify a person, an order or a session. */
export const personalField =
  /mail|phone|tel(?:efon)?(?:nr|nummer)?$|mobil|street|stra(?:ss|ß)e|address|adresse|birth|geburt|iban|token|session|passwor|secret|(?:first|last|sur|user|customer|vor|nach|familien)name|^uid$|customer|kunde|orderId|orderHeadId|orderKey|stornoIdentifier|payment_checkoutUrl/i;

const emailAddress = /[^\s@<>"'()]+@[^\s@<>"'()]+\.[a-z]{2,}/gi;
/** A leading + or 0, then at least seven digits, separated or not. */
const phoneNumber = /(?<![\d.,/-])(?:\+|00|0)\d(?:[ /()-]{0,3}\d){6,}(?![\d.,])/g;
const iban = /\b[A-Z]{2}\d{2}(?: ?\d{4}){3,7}\b/g;

const replacedText = (text: string) =>
  text
    .replace(emailAddress, 'person@example.com')
    .replace(iban, 'AT00 0000 0000 0000 0000')
    .replace(phoneNumber, '+43 000 0000000');

function replacedValue(value: unknown): unknown {
  if (typeof value === 'number') return 1;
  if (typeof value === 'string') return value.includes('@') ? 'person@example.com' : 'replaced';
  return value === null || typeof value === 'boolean' ? value : 'replaced';
}

/** A response without personal data: the names of its fields and its shape stay. */
export function withoutPersonalData(value: unknown, field = ''): unknown {
  if (typeof value === 'string')
    return personalField.test(field) && value ? replacedValue(value) : replacedText(value);
  if (Array.isArray(value)) return value.map((entry) => withoutPersonalData(entry, field));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, withoutPersonalData(inner, name)]),
    );
  }
  return personalField.test(field) ? replacedValue(value) : value;
}
