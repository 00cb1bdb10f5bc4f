import * as v from 'valibot';
import { sessionStore } from '@/shared/browser/browserStorage';
import { parseJson } from '@/shared/text/parseJson';

const positionSchema = v.object({
  y: v.number(),
  /** The element at the top of the window and its distance in px: its position in the page may change. */
  anchor: v.optional(v.object({ id: v.string(), top: v.number() })),
});
export type StoredScrollPosition = v.InferOutput<typeof positionSchema>;

const storageKey = 'scrollPlaces';
const maxEntries = 30;
const entries = v.array(v.tuple([v.string(), positionSchema]));

function readEntries() {
  const stored = v.safeParse(entries, parseJson(sessionStore.read(storageKey)));
  return stored.success ? stored.output : [];
}

const writeEntries = (positions: ReturnType<typeof readEntries>) =>
  sessionStore.write(storageKey, JSON.stringify(positions.slice(-maxEntries)));

/** Identifies a history entry. The router's key alone does not: fresh visits and jumps within a page share one. */
export function entryName(
  key: string,
  { pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>,
) {
  return `${key} ${pathname}${search}${hash}`;
}

export function storedScrollPositionOf(entry: string): StoredScrollPosition | undefined {
  return readEntries().find(([known]) => known === entry)?.[1];
}

export function storeScrollPosition(entry: string, position: StoredScrollPosition): void {
  writeEntries([...readEntries().filter(([known]) => known !== entry), [entry, position]]);
}

export function removeScrollPosition(entry: string): void {
  writeEntries(readEntries().filter(([known]) => known !== entry));
}
