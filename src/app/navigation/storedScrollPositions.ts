import * as v from 'valibot';
import { sessionStore } from '@/shared/browser/browserStorage';
import { parseJson } from '@/shared/text/parseJson';

const placeSchema = v.object({
  /** px from the top of the page. */
  y: v.number(),
  /** The element that stood at the top of the screen, px below its edge: it may have moved meanwhile. */
  anchor: v.optional(v.object({ id: v.string(), top: v.number() })),
});
export type StoredScrollPosition = v.InferOutput<typeof placeSchema>;

const storageKey = 'scrollPlaces';
const maxPlaces = 30;
const places = v.array(v.tuple([v.string(), placeSchema]));

function readPlaces() {
  const stored = v.safeParse(places, parseJson(sessionStore.read(storageKey)));
  return stored.success ? stored.output : [];
}

const writePlaces = (kept: ReturnType<typeof readPlaces>) =>
  sessionStore.write(storageKey, JSON.stringify(kept.slice(-maxPlaces)));

/** What a history entry is known by: the first one of every visit, and every jump within a page, have the same key. */
export function entryName(
  key: string,
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
) {
  return `${key} ${pathname}${search}${hash}`;
}

/** Where a visitor was on the page of a history entry. */
export function storedScrollPositionOf(entry: string): StoredScrollPosition | undefined {
  return readPlaces().find(([known]) => known === entry)?.[1];
}

/** Keeps the places of the last pages, as long as the tab lives. */
export function storeScrollPosition(entry: string, place: StoredScrollPosition): void {
  writePlaces([...readPlaces().filter(([known]) => known !== entry), [entry, place]]);
}

export function forgetScrollPosition(entry: string): void {
  writePlaces(readPlaces().filter(([known]) => known !== entry));
}
