import { endOf } from '@/domain/dates';
import type { Cart } from '@/domain/entities';
import { factRules, orderRules, type OrderState } from '@/domain/orderLife';
import { allShowsOf } from '@/domain/showUpdates';
import { readStoredCart } from '@/domain/storedCart';
import { isServerTimeKnown, shopNow } from '@/shared/browser/serverClock';
import { onPageRestored, onStoredElsewhere } from '@/shared/browser/windowEvents';
import { givenUpOrderMaxAge, listedOrderMaxAge } from '@/shop/constants';
import { settings } from '@/shared/config/settings';
import { trustedAddress } from '@/shared/text/webAddress';
import { orderHistoryKey, readHistory, type Entry, type StoredOrder } from './orderHistoryStorage';

/**
 * The orders of this browser. An entry begins with the idempotency key of a cart that is about to be submitted. It is
 * unclear while nobody knows whether the order arrived, holds the order once the backend has it, and loses its key once
 * the order is paid: the same cart is then a new order. Storage is untrusted: no stored address is opened unchecked.
 */

/** An order that the backend has: the total in cents, `placedAt` in epoch ms. */
export type PlacedOrder = Omit<StoredOrder, 'lines'> & { lines: Cart };

export const withLines = (order: StoredOrder): PlacedOrder => ({
  ...order,
  lines: readStoredCart(order.lines) ?? {},
});

export const ordersIn = (entries: readonly Entry[]): StoredOrder[] =>
  entries.flatMap(({ order }) => order ?? []);

/** Not by the clock of the device, which may be years ahead. */
function isOutdated(order: StoredOrder, now: number): boolean {
  if (!isServerTimeKnown() || now - order.placedAt < listedOrderMaxAge) return false;
  const ends = allShowsOf(withLines(order)).map((show) => endOf(show) ?? 0);
  return now - Math.max(order.placedAt, ...ends) >= listedOrderMaxAge;
}

/** Without the orders whose time is over. Their keys stay while they have one. */
export function currentEntries(entries: readonly Entry[]): Entry[] {
  const now = shopNow();
  return entries.flatMap((entry) => {
    if (!entry.order || !isOutdated(entry.order, now)) return [entry];
    return entry.key === null ? [] : [{ ...entry, order: null }];
  });
}

const listeners = new Set<() => void>();

/** This tab has changed the orders, or has found them changed. */
export const announceChange = () => listeners.forEach((react) => react());

/** Calls back after this tab changed the orders. Returns how to end it. */
export function onOwnChange(react: () => void): () => void {
  listeners.add(react);
  return () => void listeners.delete(react);
}

/** The same for changes in this tab or another one. */
export function onOrdersChanged(react: () => void): () => void {
  const ends = [onOwnChange(react), onStoredElsewhere(orderHistoryKey, react), onPageRestored(react)];
  return () => ends.forEach((end) => end());
}

/** The key under which a cart with this fingerprint was submitted before. */
export function knownKey(fingerprint: string): string | undefined {
  const { entries } = readHistory();
  return entries.find((entry) => entry.key !== null && entry.fingerprint === fingerprint)?.key ?? undefined;
}

/** The fingerprint of the newest cart whose order may have arrived without a response. */
export function unclearCart(): string | undefined {
  return readHistory().entries.find(({ isUnclear }) => isUnclear)?.fingerprint;
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
export function possiblyPaidOrderIds(): string[] {
  const isPossiblyPaid = ({ state, orderLink, placedAt }: StoredOrder) => {
    const { mayBePaid } = factRules[state];
    const isRecent = orderLink !== '' && shopNow() - placedAt < givenUpOrderMaxAge;
    return mayBePaid === 'always' || (mayBePaid === 'aDay' && isRecent);
  };
  return ordersIn(readHistory().entries).flatMap((order) =>
    order.orderId !== null && isPossiblyPaid(order) ? [order.orderId] : [],
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
