import { orderHistoryKey } from '@/features/checkout/history/orderHistoryStorage';
import { cartStorageKey } from '@/shop/constants';
import { withTotals } from '@/domain/cartTotals';
import type { Cart, CartItem } from '@/domain/entities';

const parentKey = '301-2026-04-16';

/** Tonight's „Metropolis“ as the sandbox sells it: € 12,50. */
export const filmTicket: CartItem = {
  key: parentKey,
  id: 1,
  productType: 'show',
  amount: 1,
  count: 1,
  price: 1250,
  totalPrice: 1250,
  order: '202604162030',
  showId: 301,
  show: {
    showId: 301,
    date: '16.04.2026',
    time: '20:30',
    dateISO: '2026-04-16T20:30:00+02:00',
    dateEndISO: '2026-04-16T22:45:00+02:00',
    urlIdentifier: 'metropolis-2026-04-16',
  },
  movie: { movieId: 1, movieName: 'Metropolis' },
};

function addOn(purchaseProductId: number, productName: string, changes: Partial<CartItem>): CartItem {
  return {
    key: `${parentKey}|${purchaseProductId}`,
    id: purchaseProductId + 5000,
    productType: 'showProduct',
    amount: 1,
    count: 1,
    price: 0,
    totalPrice: 0,
    order: '202604162030',
    showId: 301,
    product: {
      id: purchaseProductId + 5000,
      purchaseProductId,
      productName,
      mandatory: false,
      productOrderType: 'product',
    },
    ...changes,
  };
}

const carName = 'Autoticket (Stellplatz für ein Auto)';
const plainCarTicket = addOn(101, carName, { price: 500 });

/** The mandatory add-on of every film's show: € 5. */
export const carTicket: CartItem = {
  ...plainCarTicket,
  product: { ...plainCarTicket.product!, mandatory: true },
};
/** € 4,90. */
export const popcorn = addOn(102, 'Popcorn gesalzen', { price: 490 });

/** A place at Sunday's market: its stalls have the price. */
export const stall: CartItem = {
  key: '501-2026-04-19',
  id: 12,
  productType: 'event',
  amount: 1,
  count: 1,
  price: 0,
  totalPrice: 0,
  order: '202604190600',
  showId: 501,
  show: {
    showId: 501,
    showKey: '501-2026-04-19',
    date: '19.04.2026',
    time: '06:00',
    dateEndISO: '2026-04-19T14:00:00+02:00',
    location: 'Marktplatz',
  },
  event: {
    eventId: 12,
    eventName: 'Flohmarkt Wien',
    eventType: 'flohmarkt',
    thumbImage: '/bilder/markt.jpg',
  },
};

/** A gift card: € 20 each, without a show. */
export function giftCard(key: string, count = 1): CartItem {
  return {
    key,
    id: 5401,
    productType: 'voucher',
    amount: count,
    count,
    price: 2000,
    totalPrice: count * 2000,
    order: 'ZZZZZZZZ',
    showId: 0,
    product: {
      id: 5401,
      purchaseProductId: 401,
      productName: 'Kinogutschein € 20',
      mandatory: false,
      productOrderType: 'product',
    },
  };
}

export function redeemedCode(voucherCode: string, price: number, purchaseProductId: number): CartItem {
  return {
    key: voucherCode.slice(0, 5),
    id: purchaseProductId,
    productType: 'voucheritem',
    amount: 1,
    count: 1,
    price,
    totalPrice: price,
    order: 'ZZZZZZZZ',
    showId: 0,
    product: {
      id: purchaseProductId,
      purchaseProductId,
      productName: 'Rabatt',
      taxrate: 0,
      mandatory: false,
      productOrderType: 'product',
    },
    voucherCode,
    voucherCategory: 'Rabatt',
  };
}

/** Response for the code „WILLKOMMEN10“: € 10 off. */
export const welcomeVoucher = {
  purchaseProductId: 801,
  productName: 'Willkommensrabatt',
  price: -1000,
  mandatory: false,
  productOrderType: 'product' as const,
  count: 1,
  voucherCode: 'WILLKOMMEN10',
};

export function cartOf(...lines: CartItem[]): Cart {
  return withTotals(Object.fromEntries(lines.map((line) => [line.key, line])));
}

export function storeCart(...lines: CartItem[]): void {
  localStorage.setItem(cartStorageKey, JSON.stringify(cartOf(...lines)));
}

export function storedCart(): Record<string, CartItem> | undefined {
  const text = localStorage.getItem(cartStorageKey);
  return text === null ? undefined : (JSON.parse(text) as Record<string, CartItem>);
}

type StoredEntry = { key: string | null; fingerprint: string; isUnclear: boolean; order: object | null };

function storedHistory(): { entries: StoredEntry[]; paidIds: string[] } {
  const text = localStorage.getItem(orderHistoryKey);
  return text === null
    ? { entries: [], paidIds: [] }
    : (JSON.parse(text) as ReturnType<typeof storedHistory>);
}

type StoredOrder = { orderId: string; orderLink: string; state: string; total: number; lines: string };

/** The orders in the stored history, the newest first. */
export const storedOrders = () =>
  storedHistory().entries.flatMap(({ order }) => (order === null ? [] : [order as StoredOrder]));

/** Replaces the orders in the stored history; keys of carts and ids of paid orders stay. */
export function storeOrders(orders: readonly object[]): void {
  const { entries, paidIds } = storedHistory();
  const added = orders.map((order) => ({ key: null, fingerprint: '', isUnclear: false, order }));
  const carts = entries.flatMap((entry) => (entry.key === null ? [] : [{ ...entry, order: null }]));
  localStorage.setItem(orderHistoryKey, JSON.stringify({ entries: [...added, ...carts], paidIds }));
}

/** Stores the ids of orders that this browser saw as paid. */
export function storePaidIds(...paidIds: string[]): void {
  localStorage.setItem(orderHistoryKey, JSON.stringify({ ...storedHistory(), paidIds }));
}

/** Stores an order that waits for its payment, as the browser that placed it does. */
export function storePlacedOrder(
  order: { orderId: string; orderLink: string; state?: string; placedAt?: number; total?: number },
  ...lines: CartItem[]
): void {
  const stored = {
    total: 1750,
    placedAt: Date.now(),
    state: 'open',
    lines: JSON.stringify(cartOf(...lines)),
  };
  storeOrders([{ ...stored, ...order }]);
}
