import { maxOrderIdLength } from '@/shop/constants';
import { paths } from '@/shop/paths';
import { cleanText } from '@/shared/text/text';
import { withoutWrapping } from '@/shared/text/wrapping';

/** What scripts write in place of a number that they do not have, and what holds neither letter nor digit. */
const noNumber = /^(?:undefined|null|nan|[^\p{L}\p{N}]*)$/iu;
const inQuery = /(?:^|[?&#])orderid=([^?&#]*)/gi;
const inPath = new RegExp(`${paths.payment.pattern.replace(/:.*/, '')}([^?&#\\s]+)`, 'i');

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reads an untrusted order number: of a response, an address or a text that a visitor typed or pasted, also a whole link.
 * What a payment page appended (`70001?status=ok`, `70001/`) is no part of it. Returns an empty text if there is none,
 * `undefined` if it is longer than 100 characters.
 */
export function orderNumberIn(value: string | null | undefined): string | undefined {
  const text = cleanText(value ?? '');
  const named =
    inPath.exec(text)?.[1] ?? [...text.matchAll(inQuery)].map(([, number]) => number).find(Boolean);
  const [number = ''] = (named === undefined ? text : decoded(named)).split(/[?&#]/);
  const orderId = withoutWrapping(cleanText(number.replace(/\/+$/, '')));
  if (noNumber.test(orderId)) return '';
  return orderId.length <= maxOrderIdLength ? orderId : undefined;
}

/**
 * The order number that an address names, in its path or in `orderid`, however often. Empty if it names none; `undefined`
 * if it names several or an unusable one.
 */
export function orderNumberOfAddress(fromPath: string | undefined, search: string): string | undefined {
  const named = [...search.matchAll(inQuery)].map(([, value = '']) => decoded(value.replaceAll('+', ' ')));
  const numbers = new Set([fromPath, ...named].map(orderNumberIn).filter((number) => number !== ''));
  return numbers.size > 1 ? undefined : numbers.size === 0 ? '' : [...numbers][0];
}
