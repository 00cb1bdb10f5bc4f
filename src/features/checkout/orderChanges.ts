import { v4 as uuid } from 'uuid';
import type { Cart, ShowDetail } from '@/domain/entities';
import { cartFingerprint } from '@/domain/orderGroups';
import { factAfter, isTicket } from '@/domain/orderLife';
import { isPaymentFinal, type PaymentState } from '@/domain/payment';
import { showUpdate } from '@/domain/showUpdates';
import { localStore } from '@/shared/browser/browserStorage';
import { shopNow } from '@/shared/browser/serverClock';
import { withTabLock } from '@/shared/browser/tabLock';
import { ticketTimesKey } from '@/shop/ticketTimes';
import {
  announceChange,
  currentEntries,
  knownKey,
  ordersIn,
  placedOrder,
  withLines,
  type PlacedOrder,
} from './history/orderHistory';
import {
  orderHistoryKey,
  readHistory,
  writeHistory,
  type Entry,
  type OrderHistory,
  type StoredOrder,
} from './history/orderHistoryStorage';
import { ticketTimes } from './history/ticketTimes';

/**
 * Changes the order history, one tab after another. Every change also drops outdated orders and notes when the shows of
 * the tickets take place.
 */
async function changeHistory(change: (history: OrderHistory) => OrderHistory): Promise<void> {
  await withTabLock(orderHistoryKey, () => {
    const { entries, paidIds } = change(readHistory());
    const current = currentEntries(entries);
    writeHistory({ entries: current, paidIds });
    localStore.write(ticketTimesKey, JSON.stringify(ticketTimes(current)));
  });
  announceChange();
}

const changeEntries = (change: (entries: Entry[]) => Entry[]) =>
  changeHistory(({ entries, paidIds }) => ({ entries: change(entries), paidIds }));

/** Changes orders; `null` removes one, whose idempotency key stays. */
const changeOrders = (change: (order: StoredOrder) => StoredOrder | null) =>
  changeEntries((entries) =>
    entries.flatMap((entry) => {
      const order = entry.order && change(entry.order);
      return order === null && entry.key === null ? [] : [{ ...entry, order }];
    }),
  );

/** Once all changes that were begun are stored. */
export const historyWritten = () => withTabLock(orderHistoryKey, () => undefined);

/**
 * The UUID under which this cart is submitted: the same for the same cart, also after a reload and in another tab, so
 * that the backend can refuse a second order (backend, "Orders").
 */
export async function idempotencyKeyFor(cart: Cart): Promise<string> {
  const fingerprint = cartFingerprint(cart);
  const key = knownKey(fingerprint) ?? uuid();
  await changeEntries((entries) =>
    entries.some((entry) => entry.key === key)
      ? entries
      : [{ key, fingerprint, isUnclear: false, order: null }, ...entries],
  );
  return key;
}

const setUnclear = (key: string, isUnclear: boolean) =>
  changeEntries((entries) => entries.map((entry) => (entry.key === key ? { ...entry, isUnclear } : entry)));

/** Called before sending: from then on the order may exist, even if this page is closed (requirements R2). */
export const recordSubmitted = (key: string) => setUnclear(key, true);

/** The backend refused the order: it does not exist. */
export const recordRefused = (key: string) => setUnclear(key, false);

/**
 * Records an order that the backend has, before the visitor leaves for the payment page. An order with the same id
 * replaces the one recorded before. Carts that were unclear are not any more.
 */
export function recordPlaced(key: string, { lines, ...order }: Omit<PlacedOrder, 'placedAt'>): Promise<void> {
  const isSame = (other: StoredOrder | null) =>
    other !== null && other.orderId !== null && other.orderId === order.orderId;
  return changeEntries((entries) => {
    const own = entries.find((entry) => entry.key === key);
    const others = entries.flatMap((entry) => {
      const kept = {
        ...entry,
        key: entry === own ? null : entry.key,
        isUnclear: false,
        order: isSame(entry.order) ? null : entry.order,
      };
      return kept.key === null && kept.order === null ? [] : [kept];
    });
    const stored = { ...order, placedAt: shopNow(), lines: JSON.stringify(lines) };
    const keptKey = own && order.state !== 'received' ? key : null;
    return [
      { key: keptKey, fingerprint: own?.fingerprint ?? '', isUnclear: false, order: stored },
      ...others,
    ];
  });
}

/**
 * Records what a final payment status makes of an order. An unknown id belongs to the open order without an id: some
 * backends name the id with the payment only. Once it is paid, its cart gets a new key.
 */
export async function recordStatus(orderId: string, status: PaymentState): Promise<void> {
  if (!isPaymentFinal(status)) return;
  await changeEntries((entries) => {
    const isKnown = ordersIn(entries).some((order) => order.orderId === orderId);
    const isMeant = (order: StoredOrder) =>
      isKnown ? order.orderId === orderId : order.orderId === null && order.state === 'open';
    const losesKey = ({ order }: Entry) =>
      status === 'paid' && ((order?.orderId ?? null) === null ? !isKnown : order?.orderId === orderId);
    return entries.flatMap((entry) => {
      const state = entry.order && factAfter(entry.order.state, status);
      const order =
        entry.order && state && state !== 'cancelled' && isMeant(entry.order)
          ? { ...entry.order, orderId, state, statedAt: shopNow() }
          : entry.order;
      if (!losesKey(entry)) return [{ ...entry, order }];
      return order ? [{ ...entry, key: null, isUnclear: false, order }] : [];
    });
  });
}

/**
 * Records that an order was seen as paid and says whether this is the first time in this browser. A reloaded result
 * page must not empty a newer cart or track the purchase again (requirements R5).
 */
export async function recordPaid(orderId: string): Promise<boolean> {
  let isFirst = false;
  await changeHistory(({ entries, paidIds }) => {
    isFirst = !paidIds.includes(orderId);
    return { entries, paidIds: isFirst ? [...paidIds, orderId] : paidIds };
  });
  return isFirst;
}

/** The visitor starts a new order, so the newest one no longer counts as waiting for its payment. */
export function dropUnpaidOrder(): Promise<void> {
  return changeEntries((entries) => {
    const newest = entries.find(({ order }) => order !== null);
    return entries.map((entry) =>
      entry === newest && entry.order
        ? { ...entry, order: { ...entry.order, state: 'dropped' as const } }
        : entry,
    );
  });
}

/** Remembers the cancellation link of an order of this browser; other orders are nothing to this browser. */
export async function recordStorno(orderId: string, stornoIdentifier: string): Promise<void> {
  if (!placedOrder(orderId)) return;
  await changeOrders((order) => (order.orderId === orderId ? { ...order, stornoIdentifier } : order));
}

/** The backend has cancelled the order of this link: the same cart is then a new order. */
export function recordCancelled(stornoIdentifier: string): Promise<void> {
  return changeEntries((entries) =>
    entries.map((entry) =>
      entry.order?.stornoIdentifier === stornoIdentifier
        ? { ...entry, key: null, order: { ...entry.order, state: 'cancelled', statedAt: shopNow() } }
        : entry,
    ),
  );
}

/**
 * Records what a response says of a show (`undefined`: the backend does not know it) in the tickets that contain it. What
 * was ordered stays; nothing is stored while the show is as ordered.
 */
export async function recordShow(showId: number, found: ShowDetail | undefined): Promise<void> {
  const readAt = shopNow();
  const updateOf = (stored: StoredOrder) =>
    isTicket(stored) ? showUpdate(withLines(stored), showId, found, readAt) : undefined;
  if (!ordersIn(readHistory().entries).some(updateOf)) return;
  await changeOrders((stored) => {
    const update = updateOf(stored);
    if (!update) return stored;
    const others = stored.updates?.filter((other) => other.showId !== showId) ?? [];
    return { ...stored, updates: [...others, update] };
  });
}

/** Forgets an order in this browser. The idempotency key of its cart stays. */
export function removeOrder({ orderId, placedAt }: Pick<StoredOrder, 'orderId' | 'placedAt'>): Promise<void> {
  return changeOrders((order) => (order.orderId === orderId && order.placedAt === placedAt ? null : order));
}
