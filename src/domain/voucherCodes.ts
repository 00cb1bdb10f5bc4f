import { compareTexts } from '@/domain/compareTexts';
import type { Cart, CartItem, VoucherItem } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { cleanText } from '@/shared/text/text';

/** Canonical form of a code: case, width, spaces and hyphens are ignored. */
const plainCode = (code: string) =>
  cleanText(code.normalize('NFKC'))
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase();

export function isSameCode(one: string | undefined, other: string): boolean {
  return one !== undefined && plainCode(one) === plainCode(other);
}

export function isRedeemed(cart: Cart, code: string): boolean {
  return Object.values(cart).some(({ voucherCode }) => isSameCode(voucherCode, code));
}

const isOfCode = ({ productType }: CartItem) => productType === 'voucheritem';

export function redeemedCodes(cart: Cart): string[] {
  const codes = Object.values(cart)
    .filter(isOfCode)
    .flatMap(({ voucherCode = '' }) => voucherCode || []);
  return codes.filter((code, index) => codes.findIndex((first) => isSameCode(first, code)) === index);
}

const giftOf = (code: string, productId: number, price: Cents) =>
  JSON.stringify([plainCode(code), productId, price]);

/** Adds the counts of equal items: two equal lines would count as a repeated code. */
export function mergeEqualItems(items: VoucherItem[]): VoucherItem[] {
  const gifts = new Map<string, VoucherItem>();
  for (const item of items) {
    const gift = giftOf(item.voucherCode, item.purchaseProductId, item.price);
    gifts.set(gift, { ...item, count: item.count + (gifts.get(gift)?.count ?? 0) });
  }
  return [...gifts.values()];
}

/** Two tabs may redeem one code concurrently: of equal lines only the lowest key stays, in every tab. */
export function withoutRepeatedCodes(cart: Cart): Cart {
  const seen = new Set<string>();
  const repeated = Object.entries(cart)
    .filter(([, item]) => isOfCode(item) && item.voucherCode)
    .toSorted(([one], [other]) => compareTexts(one, other))
    .filter(([, { voucherCode = '', id, price }]) => {
      const gift = giftOf(voucherCode, id, price);
      if (seen.has(gift)) return true;
      seen.add(gift);
      return false;
    })
    .map(([key]) => key);
  if (repeated.length === 0) return cart;
  return Object.fromEntries(Object.entries(cart).filter(([key]) => !repeated.includes(key)));
}

/** The cart, or an empty one if only redeemed codes are left. */
export function withoutLoneCodes(cart: Cart): Cart {
  const lines = Object.values(cart);
  return lines.length > 0 && lines.every(isOfCode) ? {} : cart;
}
