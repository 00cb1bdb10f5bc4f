import { cartStorageKey } from '@/config/limits';
import { localStore } from '@/lib/browserStorage';
import { readCookie } from '@/lib/cookies';

/** The cart as it is stored, unread: in local storage, else in the cookie. Nothing where there never was one. */
export const storedText = (): string | null | undefined =>
  localStore.read(cartStorageKey) ?? readCookie(cartStorageKey);
