import { isDeepStrictEqual } from 'node:util';
import { isAddOnKey, parentKeyOf } from '@/domain/cartKeys';
import { positionsSum } from '@/domain/cartTotals';
import type { Cart, CartItem } from '@/domain/entities';
import { mandatoryProductId } from '@test/domain/randomCarts';

type CartState = { cart: Cart; totalPrice: number };

const worthOf = ({ count, price }: CartItem) => BigInt(count) * BigInt(price);
const sumOf = (values: bigint[]) => values.reduce((sum, value) => sum + value, 0n);
const atLeastNothing = (value: bigint) => (value < 0n ? 0n : value);
const familyOf = (cart: Cart, key: string) =>
  Object.values(cart).filter((line) => parentKeyOf(line.key) === parentKeyOf(key));

function brokenTotals({ cart, totalPrice }: CartState): string[] {
  const lines = Object.values(cart);
  const worth = atLeastNothing(sumOf(lines.map(worthOf)));
  const ofParents = lines.filter(({ key }) => !isAddOnKey(key)).map((line) => BigInt(line.totalPrice));
  return [
    ...(BigInt(totalPrice) === worth ? [] : [`costs ${totalPrice}, its lines ${worth}`]),
    ...(atLeastNothing(sumOf(ofParents)) === worth ? [] : ['keys without a pipe cost something else']),
    ...(positionsSum(cart) === totalPrice ? [] : ['positions would be called a mismatch']),
  ];
}

function brokenLine(cart: Cart, key: string, line: CartItem): string[] {
  const family = familyOf(cart, key);
  const isParent = !isAddOnKey(key);
  const total = isParent ? sumOf(family.map(worthOf)) : worthOf(line);
  const isShow = line.productType === 'show' || line.productType === 'event';
  const hasMandatory = family.some(({ product }) => product?.purchaseProductId === mandatoryProductId);
  const named = family.flatMap((other) => (other.earnedBy ? [] : (other.discountPurchaseProductId ?? [])));
  return [
    ...(line.key === key ? [] : ['has another key']),
    ...(BigInt(line.totalPrice) === total ? [] : [`says ${line.totalPrice}, is worth ${total}`]),
    ...(line.amount === line.count ? [] : ['has two counts']),
    ...(Number.isInteger(line.count) && line.count >= 1 && line.count <= 600 ? [] : [`counts ${line.count}`]),
    ...(isParent || Object.hasOwn(cart, parentKeyOf(key)) ? [] : ['is an add-on of nothing']),
    ...(isShow && !hasMandatory ? ['lacks what is mandatory'] : []),
    ...(line.earnedBy && !line.earnedBy.some((id) => named.includes(id)) ? ['is earned by nothing'] : []),
  ];
}

/**
 * Violated rules of cart arithmetic (requirements 4, requirements 9; requirements, "Money and cart"), recomputed with
 * BigInt. For carts of `randomLines`, whose shows all have a mandatory product.
 */
export function brokenRules(state: CartState): string[] {
  const lines = Object.entries(state.cart).flatMap(([key, line]) =>
    brokenLine(state.cart, key, line).map((problem) => `${key} ${problem}`),
  );
  return [...brokenTotals(state).map((problem) => `The cart: ${problem}`), ...lines];
}

/**
 * Violations after a removal: a parent takes its add-ons, the last earner its discount, and the last redeemable line
 * the codes.
 */
export function brokenByRemoval(before: Cart, key: string, after: Cart): string[] {
  const isGone = (line: CartItem) => !Object.hasOwn(after, line.key);
  const isOfFamily = (line: CartItem) => parentKeyOf(line.key) === parentKeyOf(key);
  const mustGo = (line: CartItem) => line.key === key || (!isAddOnKey(key) && isOfFamily(line));
  const isEmptied = Object.keys(after).length === 0;
  const mayGo = (line: CartItem) =>
    line.productType === 'voucheritem' ? isEmptied : line.earnedBy !== undefined && isOfFamily(line);
  return Object.values(before).flatMap((line) => {
    if (mustGo(line)) return isGone(line) ? [] : [`${line.key} outlives the removal of ${key}`];
    return isGone(line) && !mayGo(line) ? [`${line.key} went with ${key}`] : [];
  });
}

/** The cart after a JSON round trip, without undefined fields. */
export const written = (cart: Cart | undefined): unknown => cart && JSON.parse(JSON.stringify(cart));

/** Much faster than `toEqual`. */
export const isSameCart = (one: Cart | undefined, other: Cart | undefined) =>
  isDeepStrictEqual(written(one), written(other));
