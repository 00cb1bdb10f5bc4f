import { v4 as uuid } from 'uuid';
import { endOf, startOf, startOfDay } from '@/domain/dates';
import type { Cart } from '@/domain/entities';
import { cartFingerprint } from '@/domain/orderGroups';
import { factAfter, factRules, orderRules, orderState, type OrderState } from '@/domain/orderLife';
import { isPaymentFinal, type PaymentState } from '@/domain/payment';
import { readStoredCart } from '@/domain/storedCart';
import { localStore } from '@/shared/browser/browserStorage';
import { isServerTimeKnown, shopNow } from '@/shared/browser/serverClock';
import { withTabLock } from '@/shared/browser/tabLock';
import { ticketTimesKey, type TicketTime } from '@/shared/browser/ticketTimes';
import { onPageRestored, onStoredElsewhere } from '@/shared/browser/windowEvents';
import { givenUpOrderMaxAge, listedOrderMaxAge } from '@/shared/config/constants';
import { settings } from '@/shared/config/settings';
import { trustedAddress } from '@/shared/text/webAddress';
import {
  orderHistoryKey,
  readHistory,
  writeHistory,
  type Entry,
  type OrderHistory,
  type StoredOrder,
} from './orderHistoryStorage';

/**
 * The orders of this browser. An entry begins with the idempotency key of a cart that is about to be submitted. It is
 * unclear while nobody knows whether the order arrived, holds the order once the backend has it, and loses its key once
 * the order is paid: the same cart is then a new order. Storage is untrusted: no stored address is opened unchecked.
 */

/** An order that the backend has: the total in cents, `placedAt` in epoch ms. */
export type PlacedOrder = Omit<StoredOrder, 'lines'> & { lines: Cart };

const withLines = (order: StoredOrder): PlacedOrder => ({
  ...order,
  lines: readStoredCart(order.lines) ?? {},
});

const ordersIn = (entries: readonly Entry[]): StoredOrder[] => entries.flatMap(({ order }) => order ?? []);

const showsOf = ({ lines }: StoredOrder) =>
  Object.values(readStoredCart(lines) ?? {}).flatMap(({ show }) => show ?? []);

/** Not by the clock of the device, which may be years ahead. */
function isOutdated(order: StoredOrder, now: number): boolean {
  if (!isServerTimeKnown() || now - order.placedAt < listedOrderMaxAge) return false;
  const ends = showsOf(order).map((show) => endOf(show) ?? 0);
  return now - Math.max(order.placedAt, ...ends) >= listedOrderMaxAge;
}

/** Without the orders whose time is over. Their keys stay while they have one. */
function currentEntries(entries: readonly Entry[]): Entry[] {
  const now = shopNow();
  return entries.flatMap((entry) => {
    if (!entry.order || !isOutdated(entry.order, now)) return [entry];
    return entry.key === null ? [] : [{ ...entry, order: null }];
  });
}

/** From the begin of their days to their ends: the shows to come for which this browser has tickets. */
function ticketTimes(entries: readonly Entry[]): TicketTime[] {
  const now = shopNow();
  const tickets = ordersIn(entries).filter(
    (order) => orderRules[orderState(order, undefined, false)].isTicket,
  );
  const times = tickets.flatMap(showsOf).flatMap((show): TicketTime[] => {
    const [start, end] = [startOf(show), endOf(show)];
    return start === undefined || end === undefined || end <= now ? [] : [[startOfDay(start), end]];
  });
  return [...new Map(times.map((time) => [time.join(), time])).values()];
}

const listeners = new Set<() => void>();

/** Calls back after a change of the orders, in this tab or another one. Returns how to end it. */
export function onOrdersChanged(react: () => void): () => void {
  listeners.add(react);
  const ends = [onStoredElsewhere(orderHistoryKey, react), onPageRestored(react)];
  return () => {
    listeners.delete(react);
    ends.forEach((end) => end());
  };
}

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
  listeners.forEach((react) => react());
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

/** The key under which a cart with this fingerprint was submitted before. */
export function knownKey(fingerprint: string): string | undefined {
  const { entries } = readHistory();
  return entries.find((entry) => entry.key !== null && entry.fingerprint === fingerprint)?.key ?? undefined;
}

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

/** The fingerprint of the newest cart whose order may have arrived without an answer. */
export function unclearCart(): string | undefined {
  return readHistory().entries.find(({ isUnclear }) => isUnclear)?.fingerprint;
}

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

/** Forgets an order in this browser. The idempotency key of its cart stays. */
export function removeOrder({ orderId, placedAt }: Pick<StoredOrder, 'orderId' | 'placedAt'>): Promise<void> {
  return changeOrders((order) => (order.orderId === orderId && order.placedAt === placedAt ? null : order));
}

/** The orders that the backend has, the newest first. */
export function placedOrders(): PlacedOrder[] {
  return ordersIn(currentEntries(readHistory().entries)).map(withLines);
}

/** The order of this id. */
export function placedOrder(orderId: string): PlacedOrder | undefined {
  const found = ordersIn(readHistory().entries).find((order) => order.orderId === orderId);
  return found && withLines(found);
}

/** The order of its page. An unknown id may be that of the newest order, if that was stored without one. */
export function orderOnPage(orders: readonly PlacedOrder[], orderId: string): PlacedOrder | undefined {
  const [newest] = orders;
  const found = orders.find((order) => order.orderId === orderId);
  return found ?? (newest?.orderId === null ? { ...newest, orderId } : undefined);
}

/** Ids and facts of all orders as a comparable text, without reading their lines. */
export function orderStates(): string {
  return JSON.stringify(ordersIn(readHistory().entries).map(({ orderId, state }) => [orderId, state]));
}

/** The ids of orders that may have been paid elsewhere since, the newest first (`factRules`). */
export function unsettledOrderIds(): string[] {
  const isUnsettled = ({ state, orderLink, placedAt }: StoredOrder) => {
    const { mayBePaid } = factRules[state];
    const isRecent = orderLink !== '' && shopNow() - placedAt < givenUpOrderMaxAge;
    return mayBePaid === 'always' || (mayBePaid === 'aDay' && isRecent);
  };
  return ordersIn(readHistory().entries).flatMap((order) =>
    order.orderId !== null && isUnsettled(order) ? [order.orderId] : [],
  );
}

/** The address where an order in this state can be paid, if it waits for its payment here and the address is trusted. */
export function payAddress(order: PlacedOrder | undefined, state: OrderState): string | undefined {
  return order?.state === 'open' && orderRules[state].canPay ? trustedLink(order) : undefined;
}

const trustedLink = ({ orderLink }: Pick<StoredOrder, 'orderLink'>) =>
  trustedAddress(orderLink, window.location.origin, settings.VITE_PAYMENT_HOSTS);

/** The newest order, while it waits for its payment at a trusted address. */
export function unpaidOrder(): PlacedOrder | undefined {
  const [newest] = ordersIn(readHistory().entries);
  return newest?.state === 'open' && trustedLink(newest) ? withLines(newest) : undefined;
}
