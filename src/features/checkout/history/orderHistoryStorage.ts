import * as v from 'valibot';
import { orderFacts } from '@/domain/orderLife';
import { storedShowFacts } from '@/domain/storedCart';
import { localStore, sessionStore } from '@/shared/browser/browserStorage';
import { maxOrderIdLength, maxStornoIdentifierLength } from '@/shop/constants';
import { parseJson } from '@/shared/text/parseJson';

export const orderHistoryKey = 'orderHistory';

const maxEntries = 10;
const maxPaidIds = 50;
/** Characters of all lines except the newest order's: local storage is small, and the cart needs it too. */
const maxLinesLength = 200_000;
const noLines = '{}';
const maxMoment = Date.UTC(9999, 11, 31);

const moment = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(maxMoment));
/** A field that earlier versions did not store: an invalid value is left out, the order stays. */
const optional = <T>(schema: v.GenericSchema<unknown, T>) => v.fallback(v.optional(schema), undefined);

const showUpdate = v.object({
  showId: v.pipe(v.number(), v.safeInteger()),
  readAt: moment,
  isGone: v.boolean(),
  announced: optional(v.picklist(['changed', 'cancelled'])),
  facts: v.optional(storedShowFacts),
});

const order = v.object({
  orderId: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(maxOrderIdLength))),
  orderLink: v.string(),
  total: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  placedAt: moment,
  state: v.picklist(orderFacts),
  /** When the backend named this state (epoch ms); absent while it has not. */
  statedAt: optional(moment),
  /** Of the cancellation link, once it was opened in this browser. */
  stornoIdentifier: optional(v.pipe(v.string(), v.minLength(1), v.maxLength(maxStornoIdentifierLength))),
  /** The cart as JSON: no names, no e-mail address. */
  lines: v.string(),
  /** What the backend last said of shows that are not as ordered. */
  updates: optional(v.array(showUpdate)),
});
export type StoredOrder = v.InferOutput<typeof order>;

const entry = v.object({
  /** The idempotency key; `null` once the order is paid. */
  key: v.nullable(v.pipe(v.string(), v.uuid())),
  /** Of the cart that has the key. */
  fingerprint: v.string(),
  /** The order was sent, and no response said whether it arrived. */
  isUnclear: v.boolean(),
  /** What the backend has; `null` before. */
  order: v.nullable(order),
});
export type Entry = v.InferOutput<typeof entry>;

/** Entries the newest first; the ids of orders that were seen as paid, the newest last. */
export type OrderHistory = { entries: Entry[]; paidIds: string[] };

const list = v.fallback(v.array(v.unknown()), []);
const ids = v.fallback(v.array(v.string()), []);
const record = v.fallback(v.object({ entries: list, paidIds: ids }), { entries: [], paidIds: [] });

function valid<T>(schema: v.GenericSchema<unknown, T>, candidates: unknown[]): T[] {
  return candidates.flatMap((candidate) => {
    const result = v.safeParse(schema, candidate);
    return result.success ? [result.output] : [];
  });
}

/** The keys of earlier versions of the shop: orders, the keys of submitted carts, and ids of paid orders. */
const legacyKeys = { orders: 'placedOrders', submitted: 'sentOrders', paid: 'settledOrders' };

const submitted = v.object({
  fingerprint: v.string(),
  key: v.pipe(v.string(), v.uuid()),
  orderId: v.nullable(v.string()),
  isUnclear: v.boolean(),
});

function readLegacy(): OrderHistory {
  const stored = (key: string) => parseJson(localStore.read(key));
  const orders = valid(order, v.parse(list, stored(legacyKeys.orders)).slice(0, maxEntries));
  const carts = valid(submitted, v.parse(list, stored(legacyKeys.submitted)).slice(0, maxEntries));
  const cartOf = new Map(carts.map((cart) => [cart.orderId, cart]));
  const seen = new Set<string>();
  const placed = orders.map((placedOrder): Entry => {
    const cart = placedOrder.orderId === null ? undefined : cartOf.get(placedOrder.orderId);
    if (!cart || seen.has(cart.key))
      return { key: null, fingerprint: '', isUnclear: false, order: placedOrder };
    seen.add(cart.key);
    return { key: cart.key, fingerprint: cart.fingerprint, isUnclear: cart.isUnclear, order: placedOrder };
  });
  const others = carts.flatMap(({ key, fingerprint, isUnclear }): Entry[] =>
    seen.has(key) ? [] : [{ key, fingerprint, isUnclear, order: null }],
  );
  const paidIds = [localStore, sessionStore].flatMap((store) =>
    v.parse(ids, parseJson(store.read(legacyKeys.paid))),
  );
  return { entries: [...placed, ...others], paidIds };
}

/**
 * The order history, from local storage, or from the tab where local storage was full. Invalid entries are left out.
 * What an earlier version of the shop stored is part of it, also where a tab still runs that version.
 */
export function readHistory(): OrderHistory {
  const [shared, own] = [localStore, sessionStore].map((store) => store.read(orderHistoryKey));
  const { entries, paidIds } = v.parse(record, parseJson(shared ?? own ?? null));
  const { paidIds: ownIds } = v.parse(record, parseJson(own ?? null));
  const legacy = readLegacy();
  const current = valid(entry, entries.slice(0, 2 * maxEntries));
  const currentIds = new Set(current.flatMap((one) => one.order?.orderId ?? []));
  const added = legacy.entries.filter((one) => !one.order?.orderId || !currentIds.has(one.order.orderId));
  const newest = current.find((one) => one.order)?.order?.placedAt ?? 0;
  const isNewer = ({ order: placed }: Entry) => placed !== null && placed.placedAt > newest;
  return {
    entries: withinLimits([...added.filter(isNewer), ...current, ...added.filter((one) => !isNewer(one))]),
    paidIds: [...new Set([...legacy.paidIds, ...ownIds, ...paidIds])],
  };
}

/** At most ten orders and ten keys; older orders keep their lines while there is room. */
function withinLimits(entries: readonly Entry[]): Entry[] {
  let [orders, keys, room] = [0, 0, maxLinesLength];
  return entries.flatMap((one) => {
    let { order: kept } = one;
    if (kept && (orders += 1) > 1) room -= kept.lines.length;
    if (kept && orders > 1 && room < 0) kept = { ...kept, lines: noLines };
    if (orders > maxEntries) kept = null;
    const key = one.key !== null && (keys += 1) <= maxEntries ? one.key : null;
    return kept === null && key === null ? [] : [{ ...one, key, order: kept }];
  });
}

export function writeHistory({ entries, paidIds }: OrderHistory): void {
  const text = JSON.stringify({ entries: withinLimits(entries), paidIds: paidIds.slice(-maxPaidIds) });
  // A full local storage may leave room for the tab, which is enough for a reload.
  if (localStore.write(orderHistoryKey, text)) sessionStore.remove(orderHistoryKey);
  else sessionStore.write(orderHistoryKey, text);
  for (const key of Object.values(legacyKeys)) localStore.remove(key);
  sessionStore.remove(legacyKeys.paid);
}
