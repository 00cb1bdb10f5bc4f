import { itemName } from '@/domain/cartItems';
import type { CartItem, Cents } from '@/domain/entities';

/** What statistics learn of a line: no names of visitors, no codes. */
export type TrackedItem = { id: string; name: string; price: Cents; quantity: number };

/** The two events of specification section 4, amounts in cents. */
export type TrackedEvent =
  | { name: 'add_to_cart'; value: Cents; currency: string; items: TrackedItem[] }
  | { name: 'purchase'; value: Cents; currency: string; orderId: string };

/** The event of lines that a visitor just put into the cart. */
export function addToCartEvent(lines: CartItem[]): TrackedEvent {
  return {
    name: 'add_to_cart',
    value: lines.reduce((sum, { price, count }) => sum + price * count, 0),
    currency: 'EUR',
    items: lines.map((line) => ({
      id: String(line.product?.purchaseProductId ?? line.showId),
      name: itemName(line),
      price: line.price,
      quantity: line.count,
    })),
  };
}
