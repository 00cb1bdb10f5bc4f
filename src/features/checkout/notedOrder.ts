import { settings } from '@/shared/config/settings';
import { isEmptyCart } from '@/domain/cart';
import type { Bought } from './payment/Confirmation';
import { placedOrders, type PlacedOrder } from './placedOrders';
import { trustedAddress } from '@/shared/text/webAddress';

export type NotedOrder = {
  bought: Bought | undefined;
  /** Where it can still be paid, found trustworthy. */
  orderLink: string | undefined;
};

/** The newest order may be noted without its number, where the backend tells it with the payment only. */
function find(orderId: string): PlacedOrder | undefined {
  const orders = placedOrders();
  const [last] = orders;
  return orders.find((order) => order.orderId === orderId) ?? (last?.orderId === null ? last : undefined);
}

/** What this browser knows of an order that was placed in it; storage is untrusted. */
export function notedOrder(orderId: string): NotedOrder {
  const order = find(orderId);
  if (!order) return { bought: undefined, orderLink: undefined };
  const isOpen = order.state === 'open';
  return {
    bought: isEmptyCart(order.lines) ? undefined : order,
    orderLink: isOpen
      ? trustedAddress(order.orderLink, window.location.origin, settings.VITE_PAYMENT_HOSTS)
      : undefined,
  };
}
