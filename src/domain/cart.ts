import { maxQuantity } from '@/shop/constants';
import {
  separateKey,
  isAddOnKey,
  isSafeKey,
  parentKeyOf,
  plainKey,
  productNumberOf,
} from '@/domain/cartKeys';
import { lineOf, positionsSum, withTotals } from '@/domain/cartTotals';
import type { Cents } from '@/shared/text/money';
import { compareTexts } from '@/domain/compareTexts';
import { isOver } from '@/domain/dates';
import type { Cart, CartItem } from '@/domain/entities';
import { acceptedQuantity } from '@/domain/quantity';

const isMandatory = (item: CartItem) => item.product?.mandatory ?? false;

function isEarned({ key, product, earnedBy }: CartItem): boolean {
  return isAddOnKey(key) && product !== undefined && earnedBy !== undefined;
}

/** A discount keeps the value that was shown when it was added: discounts of different prices are never merged. */
function areAlike(one: CartItem, other: CartItem): boolean {
  return isEarned(one) === isEarned(other) && (!isEarned(one) || one.price === other.price);
}

function keyFor(lines: Map<string, CartItem>, item: CartItem): string {
  if (!isAddOnKey(item.key)) return item.key;
  const plain = plainKey(item.key);
  const separate = separateKey(plain, isEarned(item) ? item.price : 'chosen');
  const existing = lines.get(plain);
  return lines.has(separate) || (existing && !areAlike(existing, item)) ? separate : plain;
}

function earnedByBoth(existing: CartItem | undefined, item: CartItem): number[] | undefined {
  return item.earnedBy && [...new Set([...(existing?.earnedBy ?? []), ...item.earnedBy])];
}

/**
 * Existing keys raise their count (at most 600) and take the newer data, discounts only at the same price. Unsafe keys
 * and counts other than whole numbers from 1 are ignored.
 */
export function addItems(cart: Cart, items: CartItem[]): Cart {
  const lines = new Map(Object.entries(cart));
  for (const item of items) {
    const added = acceptedQuantity(item.count, { mandatory: true });
    if (!isSafeKey(item.key) || added === undefined) continue;
    const key = keyFor(lines, item);
    const existing = lines.get(key);
    const count = Math.min((existing?.count ?? 0) + added, maxQuantity);
    lines.set(key, { ...item, key, count, earnedBy: earnedByBoth(existing, item) });
  }
  return withTotals(Object.fromEntries(lines));
}

/** Whether the backend sets the line's count (redeemed codes, discounts): a visitor can only remove the line. */
export function hasFixedCount(item: CartItem): boolean {
  return item.productType === 'voucheritem' || isEarned(item);
}

/** Sets a line's count; 0 removes it. Refused or fixed counts and unknown keys leave the cart unchanged. */
export function changeCount(cart: Cart, key: string, count: number): Cart {
  const item = lineOf(cart, key);
  if (!item) return cart;
  if (hasFixedCount(item) && count !== 0) return cart;
  const accepted = acceptedQuantity(count, { mandatory: isMandatory(item) });
  if (accepted === undefined || accepted === item.count) return cart;
  return accepted === 0
    ? removeItem(cart, key)
    : withTotals({ ...cart, [key]: { ...item, count: accepted } });
}

function isUnearned(lines: CartItem[], line: CartItem): boolean {
  const named = lines.flatMap((other) => (isEarned(other) ? [] : (other.discountPurchaseProductId ?? [])));
  return !line.earnedBy?.some((id) => named.includes(id));
}

/** Removes unearned discounts of the shows of `changedKeys`; returns the same cart if it has no discount. */
export function withoutUnearned(cart: Cart, changedKeys: string[]): Cart {
  if (!Object.values(cart).some(isEarned)) return cart;
  const changed = new Set(changedKeys.map(parentKeyOf));
  const touched = Object.values(cart).filter(({ key }) => changed.has(parentKeyOf(key)));
  const isLost = (line: CartItem) => {
    const ofShow = () => touched.filter(({ key }) => parentKeyOf(key) === parentKeyOf(line.key));
    return changed.has(parentKeyOf(line.key)) && isEarned(line) && isUnearned(ofShow(), line);
  };
  return Object.fromEntries(Object.entries(cart).filter(([, line]) => !isLost(line)));
}

/**
 * Removes a line with its add-ons and unearned discounts. A mandatory add-on is removed with its parent, alone only where
 * the backend has refused it (`evenIfMandatory`).
 */
export function removeItem(cart: Cart, key: string, evenIfMandatory = false): Cart {
  const item = lineOf(cart, key);
  if (!item || (isAddOnKey(key) && isMandatory(item) && !evenIfMandatory)) return cart;
  const left = Object.entries(cart).filter(([other]) => other !== key);
  return withTotals(withoutUnearned(Object.fromEntries(left), [key]));
}

/** The number in the header: add-ons do not count (requirements 2.2). */
export function entryCount(cart: Cart): number {
  return Object.keys(cart).filter((key) => !isAddOnKey(key)).length;
}

/** Whether something is booked at a flea market. */
export function hasMarketStall(cart: Cart): boolean {
  return Object.values(cart).some(({ event }) => event?.eventType === 'flohmarkt');
}

export function isEmptyCart(cart: Cart): boolean {
  return Object.keys(cart).length === 0;
}

/** Whether the show of any line is over at `now` (epoch ms); a restored cart is emptied then. */
export function hasPastShow(cart: Cart, now: number): boolean {
  return Object.values(cart).some((item) => item.show !== undefined && isOver(item.show, now));
}

function typeRank({ productType }: CartItem): number {
  return ['voucher', 'voucheritem'].indexOf(productType);
}

/** Vouchers have random keys, so they are sorted by product. 0 for lines with a date. */
function voucherRank(item: CartItem): number {
  return typeRank(item) < 0 ? 0 : (item.product?.purchaseProductId ?? item.id);
}

/** Display order: by start, parents before add-ons, then gift cards, then redeemed codes, both by product. */
export function sortedItems(cart: Cart): CartItem[] {
  const parentOf = (item: CartItem) => lineOf(cart, parentKeyOf(item.key)) ?? item;
  return Object.values(cart).toSorted((a, b) => {
    const [first, second] = [parentOf(a), parentOf(b)];
    return (
      typeRank(first) - typeRank(second) ||
      compareTexts(first.order, second.order) ||
      voucherRank(first) - voucherRank(second) ||
      compareTexts(first.voucherCode ?? '', second.voucherCode ?? '') ||
      compareTexts(first.key, second.key) ||
      productNumberOf(a.key) - productNumberOf(b.key) ||
      compareTexts(a.key, b.key)
    );
  });
}

/** Why a cart cannot be checked out (requirements 5). */
export function checkoutBlock(cart: Cart, displayedTotal: Cents): 'cartEmpty' | 'sumMismatch' | undefined {
  if (isEmptyCart(cart)) return 'cartEmpty';
  return positionsSum(cart) === displayedTotal ? undefined : 'sumMismatch';
}
