import { isUnderway } from '../../../src/domain/payment';
import { centsOf } from '../money';
import { isReleased, setPaymentStatus } from './payment';
import { priceOrder, Refusal, type OrderedGroup, type Priced } from './pricing';
import { returnStock, takeStock } from './stock';
import type { Customer, SandboxDatabase, OrderRecord } from './types';

export type OrderRequest = {
  customer: Customer;
  items: OrderedGroup[];
  voucherCodes: string[];
  /** Euros, as shown to the visitor. */
  totalPrice: number;
  acceptedTerms: boolean;
  orderKey: string;
};

const firstOrderNumber = 10_001;

function priced(database: SandboxDatabase, request: OrderRequest): Priced {
  if (!request.acceptedTerms) throw new Refusal('Bitte akzeptiere die AGB.');
  const result = priceOrder(database, request.items, request.voucherCodes);
  // The visitor agreed to the amount on the order button: another amount must not be charged.
  if (centsOf(request.totalPrice) !== result.total)
    throw new Refusal('Die Preise haben sich geändert. Bitte sieh dir den Warenkorb noch einmal an.');
  return result;
}

const soldOut = () => new Refusal('So viele Plätze sind leider nicht mehr frei.');

function newOrder(
  database: SandboxDatabase,
  request: OrderRequest,
  { positions, total, pieces }: Priced,
): OrderRecord {
  if (!takeStock(database, pieces)) throw soldOut();
  const number = firstOrderNumber + database.orders.length;
  const order: OrderRecord = {
    orderId: String(number),
    orderHeadId: number + 70_000,
    orderKey: request.orderKey,
    stornoIdentifier: crypto.randomUUID(),
    customer: request.customer,
    positions,
    total,
    status: 'open',
    cancelled: false,
    created: database.now(),
    taken: pieces,
  };
  database.orders.push(order);
  return order;
}

/** A repeated order keeps its number and takes the newest content. */
function renewOrder(database: SandboxDatabase, order: OrderRecord, request: OrderRequest): OrderRecord {
  // A payment in progress must keep what it pays for.
  if (isUnderway(order.status)) return order;
  const reserved = isReleased(order) ? {} : order.taken;
  returnStock(database, reserved);
  try {
    const { positions, total, pieces } = priced(database, request);
    if (!takeStock(database, pieces)) throw soldOut();
    Object.assign(order, { positions, total, taken: pieces, customer: request.customer, status: 'open' });
    delete order.paysAt;
    return order;
  } catch (error) {
    takeStock(database, reserved);
    throw error;
  }
}

/**
 * Saves an order and reserves its stock; the same `orderKey` never creates a second order. Throws a `Refusal` when
 * something is sold out, unknown or has another price than the visitor saw.
 */
export function saveOrder(database: SandboxDatabase, request: OrderRequest): OrderRecord {
  const known = database.orders.find(({ orderKey }) => orderKey === request.orderKey);
  if (known?.status === 'paid') return known;
  const order = known
    ? renewOrder(database, known, request)
    : newOrder(database, request, priced(database, request));
  if (order.total === 0) setPaymentStatus(database, order, 'paid');
  return order;
}
