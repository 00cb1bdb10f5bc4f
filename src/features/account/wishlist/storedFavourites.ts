import * as v from 'valibot';
import { maxNameLength, maxReferenceLength } from '@/shared/config/constants';
import { localStore } from '@/shared/browser/browserStorage';
import { parseJson } from '@/shared/text/parseJson';
import { maxFavourites, type WishlistItem } from '@/features/account/wishlistSlice';

/** Characters; a longer text is not read. */
const maxStoredLength = 1_000_000;

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const item: v.GenericSchema<unknown, WishlistItem> = v.object({
  id: wholeNumber,
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxNameLength)),
  price: wholeNumber,
  thumbnail: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(maxReferenceLength))), undefined),
});

export const favouritesKey = (uid: string) => `wishlist:${uid}`;

/** Reads the stored favourites, which are untrusted: invalid entries are dropped, each film appears once. */
export function readFavourites(uid: string): WishlistItem[] {
  const stored = localStore.read(favouritesKey(uid)) ?? '';
  const parsed = stored.length > maxStoredLength ? undefined : parseJson(stored);
  const byId = new Map<number, WishlistItem>();
  for (const candidate of Array.isArray(parsed) ? (parsed as unknown[]) : []) {
    const read = v.safeParse(item, candidate);
    if (read.success) byId.set(read.output.id, read.output);
  }
  return [...byId.values()].slice(-maxFavourites);
}

export function writeFavourites(uid: string, items: WishlistItem[]): void {
  localStore.write(favouritesKey(uid), JSON.stringify(items));
}
