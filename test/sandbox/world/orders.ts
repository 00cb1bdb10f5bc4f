import { centsOf } from '../money';
import { isReleased, setPaymentStatus } from './payment';
import { priceOrder, Refusal, type OrderedGroup, type Priced } from './pricing';
import { returnStock, takeStock } from './stock';
import type { Customer, World, WorldOrder } from './types';

export type OrderRequest = {
  customer: Customer;
  items: OrderedGroup[];
  voucherCodes: string[];
  /** Euros, as the visitor saw it. */
  totalPrice: number;
  acceptedTerms: boolean;
  orderKey: string;
};

const firstOrderNumber = 10_001;

function priced(world: World, request: OrderRequest): Priced {
  if (!request.acceptedTerms) throw new Refusal('Bitte akzeptiere die AGB.');
  const result = priceOrder(world, request.items, request.voucherCodes);
  // Charging another amount than the one on the order button would be a contract nobody agreed to.
  if (centsOf(request.totalPrice) !== result.total)
    throw new Refusal('Die Preise haben sich geändert. Bitte sieh dir den Warenkorb noch einmal an.');
  return result;
}

const soldOut = () => new Refusal('So viele Plätze sind leider nicht mehr frei.');

function newOrder(world: World, request: OrderRequest, { positions, total, pieces }: Priced): WorldOrder {
  if (!takeStock(world, pieces)) throw soldOut();
  const number = firstOrderNumber + world.orders.length;
  const order: WorldOrder = {
    orderId: String(number),
    orderHeadId: number + 70_000,
    orderKey: request.orderKey,
    stornoIdentifier: crypto.randomUUID(),
    customer: request.customer,
    positions,
    total,
    status: 'open',
    cancelled: false,
    created: world.now(),
    taken: pieces,
  };
  world.orders.push(order);
  return order;
}

/** The same order submitted again: it keeps its number and takes the newest content. */
function renewOrder(world: World, order: WorldOrder, request: OrderRequest): WorldOrder {
  // A payment is under way: changing what it pays for would be wrong, losing it too.
  if (order.status === 'pending' || order.status === 'authorized') return order;
  const held = isReleased(order) ? {} : order.taken;
  returnStock(world, held);
  try {
    const { positions, total, pieces } = priced(world, request);
    if (!takeStock(world, pieces)) throw soldOut();
    Object.assign(order, { positions, total, taken: pieces, customer: request.customer, status: 'open' });
    delete order.paysAt;
    return order;
  } catch (error) {
    takeStock(world, held);
    throw error;
  }
}

/**
 * Saves an order and reserves what it holds. The same `orderKey` never makes a second order. Throws a `Refusal`
 * where something is sold out, unknown or priced otherwise than the visitor saw it.
 */
export function saveOrder(world: World, request: OrderRequest): WorldOrder {
  const known = world.orders.find(({ orderKey }) => orderKey === request.orderKey);
  if (known?.status === 'paid') return known;
  const order = known ? renewOrder(world, known, request) : newOrder(world, request, priced(world, request));
  if (order.total === 0) setPaymentStatus(world, order, 'paid');
  return order;
}
