import { maxQuantity } from '@/config/limits';
import { isAddOnKey, isSafeKey, parentKeyOf } from '@/domain/cartKeys';
import { lineOf, withTotals } from '@/domain/cartTotals';
import { compareTexts } from '@/domain/compareTexts';
import { isOver } from '@/domain/dates';
import type { Cart, CartItem } from '@/domain/entities';
import { acceptedQuantity } from '@/domain/quantity';

const isMandatory = (item: CartItem) => item.product?.mandatory ?? false;

/**
 * Adds lines; one whose key is there already raises its count (at most 600) and takes the newer data. An
 * unsafe key and a count that is no whole number from 1 are refused.
 */
export function addItems(cart: Cart, items: CartItem[]): Cart {
  const lines = new Map(Object.entries(cart));
  for (const item of items) {
    const added = acceptedQuantity(item.count, { mandatory: true });
    if (!isSafeKey(item.key) || added === undefined) continue;
    const count = Math.min((lines.get(item.key)?.count ?? 0) + added, maxQuantity);
    lines.set(item.key, { ...item, count });
  }
  return withTotals(Object.fromEntries(lines));
}

/** Whether a line is a discount that the other add-ons of its show earn, and not something that was chosen. */
function isDiscount({ key, price, product, discountPurchaseProductId }: CartItem): boolean {
  if (!isAddOnKey(key) || !product) return false;
  return price < 0 || product.purchaseProductId === discountPurchaseProductId;
}

/** Whether the backend set a line's count, which a visitor may only take or leave: redeemed codes and discounts. */
export function hasFixedCount(item: CartItem): boolean {
  return item.productType === 'voucheritem' || isDiscount(item);
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

/** Whether no chosen product of the same show names this discount any more. */
function isUnearned(cart: Cart, line: CartItem): boolean {
  const discountId = line.discountPurchaseProductId;
  if (discountId === undefined || !isDiscount(line)) return false;
  return !Object.values(cart).some(
    (other) =>
      other.discountPurchaseProductId === discountId &&
      parentKeyOf(other.key) === parentKeyOf(line.key) &&
      !isDiscount(other),
  );
}

/**
 * Removes a line, a parent with all its add-ons, the last product that names a discount with the discount. A
 * mandatory add-on goes with its parent only.
 */
export function removeItem(cart: Cart, key: string): Cart {
  const item = lineOf(cart, key);
  if (!item || (isAddOnKey(key) && isMandatory(item))) return cart;
  const left = Object.fromEntries(Object.entries(cart).filter(([other]) => other !== key));
  return withTotals(Object.fromEntries(Object.entries(left).filter(([, other]) => !isUnearned(left, other))));
}

/** How many entries the header's counter shows: add-ons do not count (specification 2.2). */
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

const productNumber = (key: string) => Number(key.slice(parentKeyOf(key).length + 1)) || 0;

/** The lines as the cart shows them: by start, each parent before its add-ons, gift vouchers and then codes last. */
export function sortedItems(cart: Cart): CartItem[] {
  const parentOf = (item: CartItem) => lineOf(cart, parentKeyOf(item.key)) ?? item;
  return Object.values(cart).toSorted((a, b) => {
    const [first, second] = [parentOf(a), parentOf(b)];
    return (
      typeRank(first) - typeRank(second) ||
      compareTexts(first.order, second.order) ||
      compareTexts(first.key, second.key) ||
      productNumber(a.key) - productNumber(b.key) ||
      compareTexts(a.key, b.key)
    );
  });
}
