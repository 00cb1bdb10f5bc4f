import { cartStorageKey } from '@/shared/config/constants';
import { localStore } from '@/shared/browser/browserStorage';
import { readCookie } from '@/shared/browser/cookies';

/** The cart as it is stored, unread: in local storage, else in the cookie. Nothing where there never was one. */
export const readRawCart = (): string | null | undefined =>
  localStore.read(cartStorageKey) ?? readCookie(cartStorageKey);
