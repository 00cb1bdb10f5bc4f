import { maxQuantity } from '@/shop/constants';
import { hasFixedCount } from '@/domain/cart';
import { isAddOnKey } from '@/domain/cartKeys';
import type { Cart, CartItem } from '@/domain/entities';
import type { GiftCardAmounts } from '@/domain/giftCards';
import type { Choice } from '@/domain/selection';

export type LinkedShow = Choice & { showId: number };

/** The content of a cart link: ids and counts from 1 to 600, never prices, codes or discounts. */
export type LinkedCart = { shows: LinkedShow[]; giftCards: GiftCardAmounts };

const name = '#korb=';
/** Reading more shows would take minutes. */
const maxShows = 50;
const maxLines = 300;
/** Longer than any link that the shop creates. */
const maxLength = 8000;

/** Messengers may escape the equals sign or capitalise the name. */
const anyName = /^#korb(?:=|%3d)/i;
/** Characters after the final `z` were added by a messenger. */
const trailing = /(?:%[\da-f]{2}|[^\da-z])+$/i;

/** Only digits and letters, which no messenger cuts or escapes. The final `z` proves that the link is complete. */
const grammar = /^(?:s[1-9]\d{0,15}(?:x\d{1,3})?(?:p\d{1,16}(?:x\d{1,3})?)*)*(?:g\d{1,16}(?:x\d{1,3})?)*z$/;
const entry = /([spg])(\d+)(?:x(\d+))?/g;

type Kind = 's' | 'p' | 'g';
type Entry = { kind: Kind; id: number; count: number };

function kindOf({ productType, key }: CartItem): Kind {
  if (productType === 'voucher') return 'g';
  return isAddOnKey(key) ? 'p' : 's';
}

/** A separate line of the same product counts towards the same id. */
function addCount(counts: Map<number, number>, id: number, count: number): void {
  counts.set(id, Math.min((counts.get(id) ?? 0) + count, maxQuantity));
}

/** Redeemed codes and discounts are omitted: they belong to the visitor who earned them. */
export function linkedCartOf(cart: Cart): LinkedCart {
  const tickets = new Map<number, number>();
  const products = new Map<number, Map<number, number>>();
  const giftCards = new Map<number, number>();
  for (const line of Object.values(cart)) {
    if (hasFixedCount(line)) continue;
    const kind = kindOf(line);
    const productId = line.product?.purchaseProductId ?? 0;
    if (kind === 'g') addCount(giftCards, productId, line.count);
    else if (kind === 's' && line.showId > 0) addCount(tickets, line.showId, line.count);
    else if (kind === 'p') {
      const ofShow = products.get(line.showId) ?? new Map<number, number>();
      products.set(line.showId, ofShow);
      addCount(ofShow, productId, line.count);
    }
  }
  return {
    shows: [...tickets].map(([showId, count]) => ({
      showId,
      count,
      selection: Object.fromEntries(products.get(showId) ?? []),
    })),
    giftCards: Object.fromEntries(giftCards),
  };
}

export function isEmptyLinkedCart({ shows, giftCards }: LinkedCart): boolean {
  return shows.length === 0 && Object.keys(giftCards).length === 0;
}

const written = (kind: Kind, id: number | string, count: number) =>
  `${kind}${id}${count === 1 ? '' : `x${count}`}`;

const writtenAll = (kind: Kind, counts: Readonly<Record<number, number>>) =>
  Object.entries(counts)
    .map(([id, count]) => written(kind, id, count))
    .join('');

/** The fragment for a cart, e.g. `#korb=s301p101p102x2z`; `undefined` if the cart exceeds the limits of a link. */
export function cartFragment(linked: LinkedCart): string | undefined {
  const shows = linked.shows.map(
    ({ showId, count, selection }) => written('s', showId, count) + writtenAll('p', selection),
  );
  const fragment = `${name}${shows.join('')}${writtenAll('g', linked.giftCards)}z`;
  return readCartFragment(fragment) === 'unreadable' ? undefined : fragment;
}

function entriesOf(text: string): Entry[] {
  return [...text.matchAll(entry)].map(([, kind, id, count = '1']) => ({
    kind: kind as Kind,
    id: Number(id),
    count: Number(count),
  }));
}

const isFit = ({ id, count }: Entry) => Number.isSafeInteger(id) && count >= 1 && count <= maxQuantity;

function isEachOnce(entries: Entry[]): boolean {
  const seen = new Set<string>();
  let show = 0;
  for (const { kind, id } of entries) {
    if (kind === 's') show = id;
    const key = kind === 'p' ? `${show}|${id}` : `${kind}${id}`;
    if (seen.has(key)) return false;
    seen.add(key);
  }
  return true;
}

function toLinkedCart(entries: Entry[]): LinkedCart {
  const shows: LinkedShow[] = [];
  const giftCards: [number, number][] = [];
  for (const { kind, id, count } of entries) {
    const last = shows.at(-1);
    if (kind === 's') shows.push({ showId: id, count, selection: {} });
    else if (kind === 'g') giftCards.push([id, count]);
    else if (last) last.selection = { ...last.selection, [id]: count };
  }
  return { shows, giftCards: Object.fromEntries(giftCards) };
}

/**
 * Parses an untrusted URL fragment: `undefined` if it carries no cart, `unreadable` unless it has the form that
 * `cartFragment` creates, in any case and with trailing punctuation, with at most 50 shows, 300 lines and counts from 1
 * to 600.
 */
export function readCartFragment(fragment: string): LinkedCart | 'unreadable' | undefined {
  if (!anyName.test(fragment)) return undefined;
  if (fragment.length > name.length + maxLength) return 'unreadable';
  const text = fragment.replace(anyName, '').replace(trailing, '').toLowerCase();
  if (!grammar.test(text)) return 'unreadable';
  const entries = entriesOf(text);
  const shows = entries.filter(({ kind }) => kind === 's').length;
  const isSane = entries.length > 0 && entries.length <= maxLines && shows <= maxShows;
  return isSane && entries.every(isFit) && isEachOnce(entries) ? toLinkedCart(entries) : 'unreadable';
}
