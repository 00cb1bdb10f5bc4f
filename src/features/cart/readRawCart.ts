import { cartStorageKey } from '@/shop/constants';
import { localStore } from '@/shared/browser/browserStorage';
import { readCookie } from '@/shared/browser/readCookie';

/** The stored text of the cart, unparsed: from local storage, else the cookie; nullish if there never was one. */
export const readRawCart = (): string | null | undefined =>
  localStore.read(cartStorageKey) ?? readCookie(cartStorageKey);
