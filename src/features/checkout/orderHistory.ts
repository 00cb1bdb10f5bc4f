import { v4 as uuid } from 'uuid';
import { isEmptyCart } from '@/domain/cart';
import type { Cart } from '@/domain/entities';
import { cartFingerprint } from '@/domain/orderGroups';
import { shopNow } from '@/shared/browser/serverClock';
import { droppedOrderMaxAge } from '@/shared/config/constants';
import { settings } from '@/shared/config/settings';
import { trustedAddress } from '@/shared/text/webAddress';
import { currentEntries, placed, updateEntries, withLines, type PlacedOrder } from './orderEntries';
import { readHistory, writeHistory, type Entry, type StoredOrder } from './orderHistoryStorage';

/**
 * The orders of this browser. An entry begins with the idempotency key of a cart that is about to be submitted. It is
 * unclear while nobody knows whether the order arrived, holds the order once the backend has it, and loses its key once
 * the order is paid: the same cart is then a new order. Storage is untrusted: no stored address is opened unchecked.
 */

export type OrderState = StoredOrder['state'];

const emptyOrderLink = '';

/**
 * The UUID under which this cart is submitted: the same for the same cart, also after a reload and in another tab, so
 * that the backend can refuse a second order (backend, "Orders").
 */
export function idempotencyKeyFor(cart: Cart): string {
  const fingerprint = cartFingerprint(cart);
  const known = knownKey(fingerprint);
  if (known !== undefined) return known;
  const key = uuid();
  updateEntries((entries) => [{ key, fingerprint, isUnclear: false, order: null }, ...entries]);
  return key;
}

/** The key under which a cart with this fingerprint was submitted before. */
export function knownKey(fingerprint: string): string | undefined {
  return (
    readHistory().entries.find((entry) => entry.key !== null && entry.fingerprint === fingerprint)?.key ??
    undefined
  );
}

function setUnclear(key: string, isUnclear: boolean): void {
  updateEntries((entries) => entries.map((entry) => (entry.key === key ? { ...entry, isUnclear } : entry)));
}

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
export function recordPlaced(key: string, { lines, ...order }: Omit<PlacedOrder, 'placedAt'>): void {
  const isSame = (other: StoredOrder | null) =>
    other !== null && other.orderId !== null && other.orderId === order.orderId;
  updateEntries((entries) => {
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
    return [
      { key: own ? key : null, fingerprint: own?.fingerprint ?? '', isUnclear: false, order: stored },
      ...others,
    ];
  });
}

/**
 * Records what became of an order. An unknown id belongs to the open order without an id: some backends name the id
 * with the payment only. Once it is paid, its cart gets a new key.
 */
export function recordState(orderId: string, state: OrderState): void {
  updateEntries((entries) => {
    const isKnown = placed(entries).some((order) => order.orderId === orderId);
    const isMeant = (order: StoredOrder) =>
      isKnown
        ? order.orderId === orderId && order.state !== 'cancelled'
        : order.orderId === null && order.state === 'open';
    const losesKey = ({ order }: Entry) =>
      state === 'paid' && ((order?.orderId ?? null) === null ? !isKnown : order?.orderId === orderId);
    return entries.flatMap((entry) => {
      const order =
        entry.order && isMeant(entry.order)
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
export function recordPaid(orderId: string): boolean {
  const { entries, paidIds } = readHistory();
  if (paidIds.includes(orderId)) return false;
  writeHistory({ entries, paidIds: [...paidIds, orderId] });
  return true;
}

/** The visitor starts a new order, so the newest one no longer counts as waiting for its payment. */
export function dropUnpaidOrder(): void {
  updateEntries((entries) => {
    const newest = entries.find(({ order }) => order !== null);
    return entries.map((entry) =>
      entry === newest && entry.order
        ? { ...entry, order: { ...entry.order, state: 'dropped' as const } }
        : entry,
    );
  });
}

/** The orders that the backend has, the newest first. */
export function placedOrders(): PlacedOrder[] {
  return placed(currentEntries(readHistory().entries)).map(withLines);
}

/** The order of this id. */
export function placedOrder(orderId: string): PlacedOrder | undefined {
  const found = placed(readHistory().entries).find((order) => order.orderId === orderId);
  return found && withLines(found);
}

/** Ids and states of all orders as a comparable text, without reading their lines. */
export function orderStates(): string {
  return JSON.stringify(placed(readHistory().entries).map(({ orderId, state }) => [orderId, state]));
}

/**
 * The ids of orders that may have been paid elsewhere, the newest first: those that wait for their payment, and those
 * that were given up within `droppedOrderMaxAge`.
 */
export function unsettledOrderIds(): string[] {
  const isUnsettled = ({ state, orderLink, placedAt }: StoredOrder) =>
    state === 'open' ||
    (state === 'dropped' && orderLink !== emptyOrderLink && shopNow() - placedAt < droppedOrderMaxAge);
  return placed(readHistory().entries).flatMap((order) =>
    order.orderId !== null && isUnsettled(order) ? [order.orderId] : [],
  );
}

/** The address where an order that waits for its payment can be paid, if it is trusted. */
export function paymentAddress(order: Pick<StoredOrder, 'state' | 'orderLink'>): string | undefined {
  return order.state === 'open' ? trustedLink(order) : undefined;
}

const trustedLink = ({ orderLink }: Pick<StoredOrder, 'orderLink'>) =>
  trustedAddress(orderLink, window.location.origin, settings.VITE_PAYMENT_HOSTS);

/** The newest order, while it waits for its payment at a trusted address. */
export function unpaidOrder(): PlacedOrder | undefined {
  const [newest] = placed(readHistory().entries);
  if (newest?.state !== 'open') return undefined;
  const orderLink = trustedLink(newest);
  return orderLink ? { ...withLines(newest), orderLink } : undefined;
}

export type OrderOnPage = { bought: PlacedOrder | undefined; orderLink: string | undefined };

/**
 * What this browser knows of the order on its page: what was bought, and the trusted address where it can still be
 * paid. An unknown id may be that of the newest order, if that was stored without one.
 */
export function orderOnPage(orderId: string): OrderOnPage {
  const orders = placed(readHistory().entries);
  const [newest] = orders;
  const order =
    orders.find((other) => other.orderId === orderId) ?? (newest?.orderId === null ? newest : undefined);
  if (!order) return { bought: undefined, orderLink: undefined };
  const bought = withLines(order);
  return {
    bought: isEmptyCart(bought.lines) ? undefined : bought,
    orderLink: paymentAddress(order),
  };
}
