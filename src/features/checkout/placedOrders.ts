import * as v from 'valibot';
import { droppedOrderMaxAge, maxOrderIdLength } from '@/shared/config/constants';
import { settings } from '@/shared/config/settings';
import type { Cart } from '@/domain/entities';
import { readStoredCart } from '@/domain/storedCart';
import { localStore } from '@/shared/browser/browserStorage';
import { parseJson } from '@/shared/text/parseJson';
import { shopNow } from '@/shared/browser/serverClock';
import { trustedAddress } from '@/shared/text/webAddress';

export const placedOrdersKey = 'placedOrders';
const remembered = 10;
/** Characters of all lines together, beyond the newest order's: local storage is small, and the cart needs it too. */
const roomForLines = 200_000;
const noLines = '{}';
const lastMoment = Date.UTC(9999, 11, 31);

const note = v.object({
  orderId: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(maxOrderIdLength))),
  orderLink: v.string(),
  total: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  placedAt: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(lastMoment)),
  /** `dropped`: nobody is asked to pay it in the shop, for the visitor orders anew or its own page tells. */
  state: v.picklist(['open', 'paid', 'lost', 'dropped']),
  /** The cart as JSON, untrusted like any stored one: no names, no e-mail address. */
  lines: v.string(),
});
type Note = v.InferOutput<typeof note>;
export type OrderState = Note['state'];

/** An order that the backend has, as this browser noted it: the total in cents, the time in epoch ms. */
export type PlacedOrder = Omit<Note, 'lines'> & { lines: Cart };

const read = () =>
  v
    .parse(v.fallback(v.array(v.unknown()), []), parseJson(localStore.read(placedOrdersKey)))
    .slice(0, remembered)
    .flatMap((entry) => {
      const result = v.safeParse(note, entry);
      return result.success ? [result.output] : [];
    });

/** The newest order keeps its lines; of the older ones those do for which there is room. */
function withinRoom(notes: Note[]): Note[] {
  let left = roomForLines;
  return notes.map((order, index) => {
    if (index === 0) return order;
    left -= order.lines.length;
    return left < 0 ? { ...order, lines: noLines } : order;
  });
}

const write = (notes: Note[]) =>
  localStore.write(placedOrdersKey, JSON.stringify(withinRoom(notes.slice(0, remembered))));

const withLines = (order: Note): PlacedOrder => ({ ...order, lines: readStoredCart(order.lines) ?? {} });

/**
 * The numbers of the orders that may have been paid without this browser knowing, the newest first: those that wait for
 * their payment, and those that were given up a short while ago.
 */
export function unsettledOrders(): string[] {
  const isUnsettled = ({ state, orderLink, placedAt }: Note) =>
    state === 'open' ||
    (state === 'dropped' && orderLink !== '' && shopNow() - placedAt < droppedOrderMaxAge);
  return read().flatMap((order) => (order.orderId !== null && isUnsettled(order) ? [order.orderId] : []));
}

/** The noted order of this number. */
export function placedOrder(orderId: string): PlacedOrder | undefined {
  const found = read().find((order) => order.orderId === orderId);
  return found && withLines(found);
}

/** The noted orders, the newest first; storage is untrusted, so that nothing of them may be followed unexamined. */
export function placedOrders(): PlacedOrder[] {
  return read().map(withLines);
}

/**
 * Notes an order that the backend has, before the visitor leaves for its payment page: who comes back another way finds
 * it. The same order submitted again takes the place of its first note. It waits for its payment where it is `open`.
 */
export function notePlacedOrder({ lines, ...order }: Omit<PlacedOrder, 'placedAt'>): void {
  const others = read().filter(({ orderId }) => orderId === null || orderId !== order.orderId);
  write([{ ...order, placedAt: shopNow(), lines: JSON.stringify(lines) }, ...others]);
}

/**
 * Notes what became of an order, and says whether its number was known. Where it was not, an open one whose number
 * never came counts as it.
 */
export function noteOrderState(orderId: string, state: OrderState): boolean {
  const orders = read();
  const isKnown = orders.some((order) => order.orderId === orderId);
  const isMeant = (order: Note) =>
    isKnown ? order.orderId === orderId : order.orderId === null && order.state === 'open';
  write(orders.map((order) => (isMeant(order) ? { ...order, orderId, state } : order)));
  return isKnown;
}

/** The last order, where it still waits for its payment at an address that may be followed. */
export function unpaidOrder(): PlacedOrder | undefined {
  const [last] = read();
  if (last?.state !== 'open') return undefined;
  const orderLink = trustedAddress(last.orderLink, window.location.origin, settings.VITE_PAYMENT_HOSTS);
  return orderLink ? { ...withLines(last), orderLink } : undefined;
}

/** The visitor orders anew: the last order does not wait for its payment any more. */
export function dropUnpaidOrder(): void {
  write(read().map((order, index) => (index === 0 ? { ...order, state: 'dropped' } : order)));
}
