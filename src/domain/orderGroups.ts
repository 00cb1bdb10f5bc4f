import { sortedItems } from '@/domain/cart';
import { itemName } from '@/domain/cartItems';
import type { Cart, CartItem, Product } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';

/** A product of a group, or the ticket or stall itself (`productType` show or event, without product fields). */
type GroupProduct = {
  /** Product, movie or event id. */
  id: number;
  productName: string;
  productType?: string | undefined;
  price: Cents;
  count: number;
} & Partial<
  Pick<
    Product,
    'purchaseProductId' | 'taxrate' | 'mandatory' | 'productOrderType' | 'discountPurchaseProductId'
  >
>;

/** The unit of a discount request and an order (backend, "Group"); `showId` is 0 for lines without a show. */
export type OrderGroup = { showId: number; products: GroupProduct[] };

function groupProduct(item: CartItem): GroupProduct {
  const { id, price, count } = item;
  const sold = { id, productName: itemName(item), productType: item.productType, price, count };
  if (!item.product) return sold;
  const { purchaseProductId, taxrate, mandatory, productOrderType, productType } = item.product;
  return {
    ...sold,
    productType: productType ?? item.productType,
    purchaseProductId,
    taxrate,
    mandatory,
    productOrderType,
    discountPurchaseProductId: item.discountPurchaseProductId,
  };
}

/** The cart's lines by show, tickets before their add-ons, without redeemed codes. */
export function orderGroups(cart: Cart): OrderGroup[] {
  const groups = new Map<number, OrderGroup>();
  for (const item of sortedItems(cart)) {
    if (item.productType === 'voucheritem') continue;
    const group = groups.get(item.showId) ?? { showId: item.showId, products: [] };
    group.products.push(groupProduct(item));
    groups.set(item.showId, group);
  }
  return [...groups.values()];
}

export function voucherItems(cart: Cart): CartItem[] {
  return sortedItems(cart).filter((item) => item.productType === 'voucheritem');
}

/** A text that is equal for equal orders: keys, counts, prices and codes, in any order. */
export function cartFingerprint(cart: Cart): string {
  const lines = Object.entries(cart).map(([key, { count, price, voucherCode }]) =>
    JSON.stringify([key, count, price, voucherCode ?? '']),
  );
  return lines.toSorted().join('\n');
}
