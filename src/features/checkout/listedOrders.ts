import { shopNow } from '@/shared/browser/serverClock';
import { updateEntries } from './orderEntries';
import { placedOrder } from './orderHistory';
import type { StoredOrder } from './orderHistoryStorage';

function updateOrders(change: (order: StoredOrder) => StoredOrder | null): void {
  updateEntries((entries) =>
    entries.flatMap((entry) => {
      const order = entry.order && change(entry.order);
      return order === null && entry.key === null ? [] : [{ ...entry, order }];
    }),
  );
}

/** Remembers the cancellation link of an order of this browser; other orders are nothing to this browser. */
export function recordStorno(orderId: string, stornoIdentifier: string): void {
  if (placedOrder(orderId) === undefined) return;
  updateOrders((order) => (order.orderId === orderId ? { ...order, stornoIdentifier } : order));
}

/** The backend has cancelled the order of this link: the same cart is then a new order. */
export function recordCancelled(stornoIdentifier: string): void {
  updateEntries((entries) =>
    entries.map((entry) =>
      entry.order?.stornoIdentifier === stornoIdentifier
        ? { ...entry, key: null, order: { ...entry.order, state: 'cancelled', statedAt: shopNow() } }
        : entry,
    ),
  );
}

/** Forgets an order in this browser. The idempotency key of its cart stays. */
export function removeOrder({ orderId, placedAt }: Pick<StoredOrder, 'orderId' | 'placedAt'>): void {
  updateOrders((order) => (order.orderId === orderId && order.placedAt === placedAt ? null : order));
}
