import { voucherKeyLength, voucherOrder } from '@/shared/config/constants';
import { keptProduct } from '@/domain/cartItems';
import type { Cart, CartItem, Product } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { acceptedQuantity } from '@/domain/quantity';

/** Chosen pieces by purchaseProductId (requirements, "State areas": `selGiftCardsAmount`). */
export type GiftCardAmounts = Readonly<Record<number, number>>;

/** The gift vouchers as they are offered: each once, by `sortPosition`. What costs nothing is none. */
export function offeredGiftCards(products: Product[]): Product[] {
  const unique = new Map<number, Product>();
  for (const product of products) {
    if (product.price > 0 && !unique.has(product.purchaseProductId)) {
      unique.set(product.purchaseProductId, product);
    }
  }
  return [...unique.values()].toSorted((a, b) => a.sortPosition - b.sortPosition);
}

/** How many of a voucher were chosen: a whole number from 0 to 600. */
export function amountOf(amounts: GiftCardAmounts, { purchaseProductId }: Product): number {
  return acceptedQuantity(amounts[purchaseProductId] ?? 0, { mandatory: false }) ?? 0;
}

/** What the chosen vouchers cost, in cents. */
export function giftCardsTotal(products: Product[], amounts: GiftCardAmounts): Cents {
  return products.reduce((sum, product) => sum + product.price * amountOf(amounts, product), 0);
}

/** The line of a gift voucher (requirements, "Cart"). It can always be removed: nothing requires it. */
export function itemForGiftCard(product: Product, count: number, key: string): CartItem {
  const { id, price } = product;
  return {
    key,
    id,
    productType: 'voucher',
    amount: count,
    count,
    price,
    totalPrice: count * price,
    order: voucherOrder,
    showId: 0,
    product: { ...keptProduct(product), mandatory: false },
  };
}

/** The key of the line that holds this voucher already: the same one again raises its count. */
function keyInCart(cart: Cart, { purchaseProductId }: Product): string | undefined {
  return Object.values(cart).find(
    (item) => item.productType === 'voucher' && item.product?.purchaseProductId === purchaseProductId,
  )?.key;
}

/**
 * The lines that "add to cart" makes of the chosen vouchers. A new line takes its key from `newKey`, which gives
 * 5 random characters (requirements, "Cart").
 */
export function itemsForGiftCards(
  products: Product[],
  amounts: GiftCardAmounts,
  cart: Cart,
  newKey: (length: number) => string,
): CartItem[] {
  return products.flatMap((product) => {
    const count = amountOf(amounts, product);
    if (count === 0) return [];
    return [itemForGiftCard(product, count, keyInCart(cart, product) ?? newKey(voucherKeyLength))];
  });
}
