import { cartCookieDays, cartStorageKey, maxCookieBytes } from '@/shared/config/constants';
import type { Cart } from '@/domain/entities';
import { localStore } from '@/shared/browser/browserStorage';
import { writeCookie } from '@/shared/browser/cookies';
import { isDamaged, readStoredCart } from '@/domain/storedCart';
import { readRawCart } from './readRawCart';

/** What this tab last read or wrote: hundreds of lines are not read again while the store holds the same text. */
let known: { text: string | null | undefined; cart: Cart | undefined } = { text: undefined, cart: undefined };

/** The cart of local storage, else that of the cookie; `undefined` where neither holds one. */
export function readCart(): Cart | undefined {
  const text = readRawCart();
  if (known.text !== text) known = { text, cart: readStoredCart(text) };
  return known.cart;
}

/** Whether the stores hold more than the cart that was read from them. */
export function isStoreDamaged(cart: Cart): boolean {
  return isDamaged(readRawCart(), cart);
}

/**
 * The same JSON in signs of one byte each: a browser copies them in half the time, and a long cart with a single dash in
 * it would otherwise be stored with two bytes for every sign.
 */
const latin = (json: string) =>
  json.replace(/[^\0-\xff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Stores the cart in both places; the cookie only while it fits (requirements, "Money and cart"). Returns whether it
 * outlives the page.
 */
export function writeCart(cart: Cart): boolean {
  const json = latin(JSON.stringify(cart));
  known = { text: json, cart };
  const isInStorage = localStore.write(cartStorageKey, json);
  const options = { days: cartCookieDays, maxBytes: maxCookieBytes };
  return writeCookie(cartStorageKey, json, options) || isInStorage;
}
