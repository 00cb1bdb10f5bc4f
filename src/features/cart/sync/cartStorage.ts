import { maxCookieBytes } from '@/shared/config/constants';
import { cartCookieDays, cartStorageKey } from '@/shop/constants';
import type { Cart } from '@/domain/entities';
import { localStore } from '@/shared/browser/browserStorage';
import { writeCookie } from '@/shared/browser/cookies';
import { isDamaged, readStoredCart } from '@/domain/storedCart';
import { readRawCart } from '@/features/cart/readRawCart';

/** The last read or written text, so that hundreds of lines are not parsed again while it is unchanged. */
let cached: { text: string | null | undefined; cart: Cart | undefined } = {
  text: undefined,
  cart: undefined,
};

/** The cart of local storage, else of the cookie; `undefined` if neither has one. */
export function readCart(): Cart | undefined {
  const text = readRawCart();
  if (cached.text !== text) cached = { text, cart: readStoredCart(text) };
  return cached.cart;
}

/** Whether the stored text has lines that could not be read into `cart`. */
export function isStoreDamaged(cart: Cart): boolean {
  return isDamaged(readRawCart(), cart);
}

/** Escapes non-Latin-1 characters: browsers store Latin-1 text with one byte per character, and copy it faster. */
const toLatin1 = (json: string) =>
  json.replace(/[^\0-\xff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Stores the cart in local storage and, if it fits, in the cookie (requirements, "Money and cart"). Returns whether it
 * survives a reload.
 */
export function writeCart(cart: Cart): boolean {
  const json = toLatin1(JSON.stringify(cart));
  cached = { text: json, cart };
  const isInStorage = localStore.write(cartStorageKey, json);
  const options = { days: cartCookieDays, maxBytes: maxCookieBytes };
  return writeCookie(cartStorageKey, json, options) || isInStorage;
}
