import * as v from 'valibot';
import { localStore } from '@/shared/browser/browserStorage';
import { parseJson } from '@/shared/text/parseJson';

const storageKey = 'sentOrders';
const remembered = 10;

const sentOrder = v.object({
  fingerprint: v.string(),
  key: v.pipe(v.string(), v.uuid()),
  orderId: v.nullable(v.string()),
  /** It went out, and no answer told what became of it. */
  isUnclear: v.boolean(),
});
type SentOrder = v.InferOutput<typeof sentOrder>;
const sentOrders = v.fallback(v.array(sentOrder), () => []);

const read = () => v.parse(sentOrders, parseJson(localStore.read(storageKey)));
const write = (orders: SentOrder[]) => localStore.write(storageKey, JSON.stringify(orders));

function update(key: string, changes: Partial<SentOrder>): void {
  write(read().map((order) => (order.key === key ? { ...order, ...changes } : order)));
}

/** The key under which a cart, by its fingerprint, was submitted before. */
export function knownOrderKey(fingerprint: string): string | undefined {
  return read().find((order) => order.fingerprint === fingerprint)?.key;
}

/** Notes the key of a cart that is submitted for the first time. */
export function noteOrderKey(fingerprint: string, key: string): void {
  write([{ fingerprint, key, orderId: null, isUnclear: false }, ...read()].slice(0, remembered));
}

/** From here on the order may exist, whatever becomes of this page (requirements R2). */
export function noteSent(key: string): void {
  update(key, { isUnclear: true });
}

/** The backend said no: there is no such order. */
export function noteRefused(key: string): void {
  update(key, { isUnclear: false });
}

/** The backend has the order. What was unclear before it was said before it was placed. */
export function notePlaced(key: string, orderId: string | null): void {
  update(key, { orderId });
  write(read().map((order) => ({ ...order, isUnclear: false })));
}

/** The fingerprint of the cart whose order may have arrived without our knowing. */
export function unclearCart(): string | undefined {
  return read().find(({ isUnclear }) => isUnclear)?.fingerprint;
}

/**
 * Once an order is paid, the same goods again are a new order; where its number was not known, one whose number never
 * came counts as it.
 */
export function forgetSentOrder(orderId: string, isKnown: boolean): void {
  write(read().filter((order) => (order.orderId === null ? isKnown : order.orderId !== orderId)));
}
