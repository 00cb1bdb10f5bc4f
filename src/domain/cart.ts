import { maxQuantity } from '@/shared/config/constants';
import { apartKey, isAddOnKey, isSafeKey, parentKeyOf, plainKey, productNumberOf } from '@/domain/cartKeys';
import { lineOf, withTotals } from '@/domain/cartTotals';
import { compareTexts } from '@/domain/compareTexts';
import { isOver } from '@/domain/dates';
import type { Cart, CartItem } from '@/domain/entities';
import { acceptedQuantity } from '@/domain/quantity';

const isMandatory = (item: CartItem) => item.product?.mandatory ?? false;

/** Whether a line is a discount that the other add-ons of its show earned, and not something that was chosen. */
function isEarned({ key, product, earnedBy }: CartItem): boolean {
  return isAddOnKey(key) && product !== undefined && earnedBy !== undefined;
}

/** What a discount is worth was promised when it was added: it is never counted together with anything else. */
function areAlike(one: CartItem, other: CartItem): boolean {
  return isEarned(one) === isEarned(other) && (!isEarned(one) || one.price === other.price);
}

/** The key under which a line is added: its own, or apart from the line of the same product that it is not like. */
function keyFor(lines: Map<string, CartItem>, item: CartItem): string {
  if (!isAddOnKey(item.key)) return item.key;
  const plain = plainKey(item.key);
  const apart = apartKey(plain, isEarned(item) ? item.price : 'chosen');
  const held = lines.get(plain);
  return lines.has(apart) || (held && !areAlike(held, item)) ? apart : plain;
}

/** The discounts that both lines name, each once; `undefined` for what was chosen. */
function earnedByBoth(held: CartItem | undefined, item: CartItem): number[] | undefined {
  return item.earnedBy && [...new Set([...(held?.earnedBy ?? []), ...item.earnedBy])];
}

/**
 * Adds lines; one whose key is there already raises its count (at most 600) and takes the newer data, a discount only
 * one of the same price. An unsafe key and a count that is no whole number from 1 are refused.
 */
export function addItems(cart: Cart, items: CartItem[]): Cart {
  const lines = new Map(Object.entries(cart));
  for (const item of items) {
    const added = acceptedQuantity(item.count, { mandatory: true });
    if (!isSafeKey(item.key) || added === undefined) continue;
    const key = keyFor(lines, item);
    const held = lines.get(key);
    const count = Math.min((held?.count ?? 0) + added, maxQuantity);
    lines.set(key, { ...item, key, count, earnedBy: earnedByBoth(held, item) });
  }
  return withTotals(Object.fromEntries(lines));
}

/** Whether the backend set a line's count, which a visitor may only take or leave: redeemed codes and discounts. */
export function hasFixedCount(item: CartItem): boolean {
  return item.productType === 'voucheritem' || isEarned(item);
}

/**
 * Sets a line's count; 0 removes it. A count that the quantity rules refuse (0 of a mandatory product among
 * them), any but 0 where the count is fixed, and an unknown key leave the cart as it is.
 */
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

/** Whether none of these lines of one show names this discount any more. */
function isUnearned(lines: CartItem[], line: CartItem): boolean {
  const named = lines.flatMap((other) => (isEarned(other) ? [] : (other.discountPurchaseProductId ?? [])));
  return !line.earnedBy?.some((id) => named.includes(id));
}

/**
 * The cart without discounts that nothing earns any more, of the shows to which the changed keys belong; the same cart
 * where it holds none.
 */
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
 * Removes a line, a parent with all its add-ons, the last product that names a discount with the discount. A
 * mandatory add-on goes with its parent only.
 */
export function removeItem(cart: Cart, key: string): Cart {
  const item = lineOf(cart, key);
  if (!item || (isAddOnKey(key) && isMandatory(item))) return cart;
  const left = Object.entries(cart).filter(([other]) => other !== key);
  return withTotals(withoutUnearned(Object.fromEntries(left), [key]));
}

/** How many entries the header's counter shows: add-ons do not count (requirements 2.2). */
export function entryCount(cart: Cart): number {
  return Object.keys(cart).filter((key) => !isAddOnKey(key)).length;
}

/** Whether nothing is in the cart, vouchers included. */
export function isEmptyCart(cart: Cart): boolean {
  return Object.keys(cart).length === 0;
}

/** Whether any line's show is over at `now` (epoch ms), which empties a restored cart. */
export function hasPastShow(cart: Cart, now: number): boolean {
  return Object.values(cart).some((item) => item.show !== undefined && isOver(item.show, now));
}

function typeRank({ productType }: CartItem): number {
  return ['voucher', 'voucheritem'].indexOf(productType);
}

/** What vouchers stand by, whose keys are random: the product. 0 for lines with a date. */
function voucherRank(item: CartItem): number {
  return typeRank(item) < 0 ? 0 : (item.product?.purchaseProductId ?? item.id);
}

/**
 * The lines as the cart shows them: by start, each parent before its add-ons, gift vouchers and then codes last, both
 * by product.
 */
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
