import { maxQuantity } from '@/shared/config/constants';
import { hasFixedCount } from '@/domain/cart';
import { isAddOnKey } from '@/domain/cartKeys';
import type { Cart, CartItem } from '@/domain/entities';
import type { GiftCardAmounts } from '@/domain/giftCards';
import type { Selection } from '@/domain/selection';

/** What somebody wants of a show: so many tickets or stalls, and its products by `purchaseProductId`. */
export type WantedShow = { showId: number; count: number; selection: Selection };

/** What a link carries of a cart: ids and counts from 1 to 600, never prices, codes or discounts. */
export type WantedCart = { shows: WantedShow[]; giftCards: GiftCardAmounts };

const name = '#korb=';
/** More shows would be read for minutes. */
const maxShows = 50;
const maxLines = 300;
/** Longer than the longest link that is made here. */
const maxLength = 8000;

/** What a messenger may have made of the name: its sign escaped, or all in capitals. */
const anyName = /^#korb(?:=|%3d)/i;
/** A link ends with `z`; what stands behind it, escaped or not, was put there by whoever passed it on. */
const behindEnd = /(?:%[\da-f]{2}|[^\da-z])+$/i;

/** Digits and letters alone, so that no messenger cuts or escapes it; `z` at the end tells that nothing is missing. */
const grammar = /^(?:s[1-9]\d{0,15}(?:x\d{1,3})?(?:p\d{1,16}(?:x\d{1,3})?)*)*(?:g\d{1,16}(?:x\d{1,3})?)*z$/;
const entry = /([spg])(\d+)(?:x(\d+))?/g;

type Kind = 's' | 'p' | 'g';
type Entry = { kind: Kind; id: number; count: number };

function kindOf({ productType, key }: CartItem): Kind {
  if (productType === 'voucher') return 'g';
  return isAddOnKey(key) ? 'p' : 's';
}

/** A line apart from another of the same product counts with it. */
function withMore(counts: Map<number, number>, id: number, count: number): void {
  counts.set(id, Math.min((counts.get(id) ?? 0) + count, maxQuantity));
}

/** What a link may carry of a cart: redeemed codes and discounts belong to whoever earned them. */
export function wantedOf(cart: Cart): WantedCart {
  const tickets = new Map<number, number>();
  const products = new Map<number, Map<number, number>>();
  const giftCards = new Map<number, number>();
  for (const line of Object.values(cart)) {
    if (hasFixedCount(line)) continue;
    const kind = kindOf(line);
    const productId = line.product?.purchaseProductId ?? 0;
    if (kind === 'g') withMore(giftCards, productId, line.count);
    else if (kind === 's' && line.showId > 0) withMore(tickets, line.showId, line.count);
    else if (kind === 'p') {
      const ofShow = products.get(line.showId) ?? new Map<number, number>();
      products.set(line.showId, ofShow);
      withMore(ofShow, productId, line.count);
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

/** Whether a cart holds nothing that a link could carry. */
export function isNothingWanted({ shows, giftCards }: WantedCart): boolean {
  return shows.length === 0 && Object.keys(giftCards).length === 0;
}

const written = (kind: Kind, id: number | string, count: number) =>
  `${kind}${id}${count === 1 ? '' : `x${count}`}`;

const writtenAll = (kind: Kind, counts: Readonly<Record<number, number>>) =>
  Object.entries(counts)
    .map(([id, count]) => written(kind, id, count))
    .join('');

/** The fragment that carries a cart, as `#korb=s301p101p102x2z`; `undefined` where it is more than a link carries. */
export function cartFragment(wanted: WantedCart): string | undefined {
  const shows = wanted.shows.map(
    ({ showId, count, selection }) => written('s', showId, count) + writtenAll('p', selection),
  );
  const fragment = `${name}${shows.join('')}${writtenAll('g', wanted.giftCards)}z`;
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

/** Nothing stands twice in a link that was made here. */
function isEachOnce(entries: Entry[]): boolean {
  const seen = new Set<string>();
  let show = 0;
  for (const { kind, id } of entries) {
    if (kind === 's') show = id;
    const mark = kind === 'p' ? `${show}|${id}` : `${kind}${id}`;
    if (seen.has(mark)) return false;
    seen.add(mark);
  }
  return true;
}

function gathered(entries: Entry[]): WantedCart {
  const shows: WantedShow[] = [];
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
 * Reads the fragment of an address, which is untrusted: `undefined` where it carries no cart, `unreadable` unless it is
 * what is made here, in letters of any case and with punctuation behind it at most, with at most 50 shows, 300 lines and counts from 1 to 600.
 */
export function readCartFragment(fragment: string): WantedCart | 'unreadable' | undefined {
  if (!anyName.test(fragment)) return undefined;
  if (fragment.length > name.length + maxLength) return 'unreadable';
  const text = fragment.replace(anyName, '').replace(behindEnd, '').toLowerCase();
  if (!grammar.test(text)) return 'unreadable';
  const entries = entriesOf(text);
  const shows = entries.filter(({ kind }) => kind === 's').length;
  const isSane = entries.length > 0 && entries.length <= maxLines && shows <= maxShows;
  return isSane && entries.every(isFit) && isEachOnce(entries) ? gathered(entries) : 'unreadable';
}
