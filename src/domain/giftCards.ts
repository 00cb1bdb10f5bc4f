import { voucherKeyLength, voucherOrder } from '@/shop/constants';
import { storedProduct } from '@/domain/cartItems';
import type { Cart, CartItem, Product } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { acceptedQuantity } from '@/domain/quantity';

/** Chosen pieces by purchaseProductId (requirements, "State areas": `selGiftCardsAmount`). */
export type GiftCardAmounts = Readonly<Record<number, number>>;

/** The gift cards on sale: each once, by `sortPosition`, without those that cost nothing. */
export function offeredGiftCards(products: Product[]): Product[] {
  const unique = new Map<number, Product>();
  for (const product of products) {
    if (product.price > 0 && !unique.has(product.purchaseProductId)) {
      unique.set(product.purchaseProductId, product);
    }
  }
  return [...unique.values()].toSorted((a, b) => a.sortPosition - b.sortPosition);
}

/** How many of a gift card were chosen: a whole number from 0 to 600. */
export function amountOf(amounts: GiftCardAmounts, { purchaseProductId }: Product): number {
  return acceptedQuantity(amounts[purchaseProductId] ?? 0, { mandatory: false }) ?? 0;
}

/** The price of the chosen gift cards, in cents. */
export function giftCardsTotal(products: Product[], amounts: GiftCardAmounts): Cents {
  return products.reduce((sum, product) => sum + product.price * amountOf(amounts, product), 0);
}

/** The line of a gift card (requirements, "Cart"). It is never mandatory. */
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
    product: { ...storedProduct(product), mandatory: false },
  };
}

function keyInCart(cart: Cart, { purchaseProductId }: Product): string | undefined {
  return Object.values(cart).find(
    (item) => item.productType === 'voucher' && item.product?.purchaseProductId === purchaseProductId,
  )?.key;
}

/** Gift cards in the cart keep their key, others get 5 random characters of `newKey` (requirements, "Cart"). */
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
