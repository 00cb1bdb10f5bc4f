import * as v from 'valibot';
import { maxOrderIdLength } from '@/config/limits';
import { settings } from '@/config/settings';
import type { Cart } from '@/domain/entities';
import { readStoredCart } from '@/domain/storedCart';
import { localStore, parseJson } from '@/lib/browserStorage';
import { trustedAddress } from '@/lib/webAddress';

export const placedOrdersKey = 'placedOrders';
const remembered = 10;

const note = v.object({
  orderId: v.nullable(v.pipe(v.string(), v.maxLength(maxOrderIdLength))),
  orderLink: v.string(),
  total: v.pipe(v.number(), v.safeInteger()),
  placedAt: v.number(),
  /** `dropped`: the visitor wants to order anew instead of paying it. */
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
    .flatMap((entry) => {
      const result = v.safeParse(note, entry);
      return result.success ? [result.output] : [];
    });
const write = (notes: Note[]) =>
  localStore.write(placedOrdersKey, JSON.stringify(notes.slice(0, remembered)));

/** The noted orders, the newest first; storage is untrusted, so that nothing of them may be followed unexamined. */
export function placedOrders(): PlacedOrder[] {
  return read().map((order) => ({ ...order, lines: readStoredCart(order.lines) ?? {} }));
}

/**
 * Notes an order on the way to its payment page, so that a visitor who comes back another way finds it. The same
 * order submitted again takes the place of its first note.
 */
export function notePlacedOrder({ lines, ...order }: Omit<PlacedOrder, 'placedAt' | 'state'>): void {
  const others = read().filter(({ orderId }) => orderId === null || orderId !== order.orderId);
  write([{ ...order, placedAt: Date.now(), state: 'open', lines: JSON.stringify(lines) }, ...others]);
}

/** Notes what became of an order; one whose number never came counts as it, as long as it is open. */
export function noteOrderState(orderId: string, state: OrderState): void {
  write(
    read().map((order) =>
      order.orderId === orderId || (order.orderId === null && order.state === 'open')
        ? { ...order, state }
        : order,
    ),
  );
}

/** The last order, where it still waits for its payment at an address that may be followed. */
export function unpaidOrder(): PlacedOrder | undefined {
  const [last] = placedOrders();
  if (last?.state !== 'open') return undefined;
  const orderLink = trustedAddress(last.orderLink, window.location.origin, settings.VITE_PAYMENT_HOSTS);
  return orderLink ? { ...last, orderLink } : undefined;
}

/** The visitor orders anew: the last order does not wait for its payment any more. */
export function dropUnpaidOrder(): void {
  write(read().map((order, index) => (index === 0 ? { ...order, state: 'dropped' } : order)));
}
