import { itemName } from '@/domain/cartItems';
import type { CartItem } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { eurosFromCents } from '@/shared/text/money';

/** Contains no visitor data and no codes. */
type TrackedItem = { id: string; name: string; price: Cents; quantity: number };

/** The two events (requirements, "Order"), amounts in cents. */
export type TrackedEvent =
  | { name: 'add_to_cart'; value: Cents; currency: string; items: TrackedItem[] }
  | { name: 'purchase'; value: Cents; currency: string; orderId: string };

const shopCurrency = 'EUR';

export function addToCartEvent(lines: CartItem[]): TrackedEvent {
  return {
    name: 'add_to_cart',
    value: lines.reduce((sum, { price, count }) => sum + price * count, 0),
    currency: shopCurrency,
    items: lines.map((line) => ({
      id: String(line.product?.purchaseProductId ?? line.showId),
      name: itemName(line),
      price: line.price,
      quantity: line.count,
    })),
  };
}

type Paid = { amount?: Cents | undefined; currency?: string | undefined };

/**
 * The event for a paid order, with value (cents) and currency of its payment status (requirements, "Order");
 * `undefined` without an amount, which would count as a purchase of nothing.
 */
export function purchaseEvent(
  orderId: string,
  { amount, currency = shopCurrency }: Paid,
): TrackedEvent | undefined {
  return amount === undefined
    ? undefined
    : { name: 'purchase', value: amount, currency: currency.toUpperCase(), orderId };
}

/** The value in euros, for the wire only. */
export function trackedValue({ value, currency }: TrackedEvent) {
  return { value: eurosFromCents(value), currency };
}

/** An event in the format of the tag manager's data layer, prices in euros. */
export function dataLayerEvent(event: TrackedEvent) {
  const details =
    event.name === 'purchase'
      ? { transaction_id: event.orderId }
      : {
          items: event.items.map(({ id, name, price, quantity }) => ({
            item_id: id,
            item_name: name,
            price: eurosFromCents(price),
            quantity,
          })),
        };
  return { event: event.name, ecommerce: { ...trackedValue(event), ...details } };
}
