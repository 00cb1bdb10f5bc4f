import type { Cents } from '../../../src/shared/text/money';
import { timesEarned } from './discount';
import { refusalFor } from './programme';
import { redeem, type RedeemedFor } from './redeem';
import { productOf, stockKey } from './stock';
import type { OrderPosition, SandboxDatabase, ProductRecord, ShowRecord } from './types';

type OrderedProduct = {
  id?: number | undefined;
  purchaseProductId?: number | undefined;
  productType?: string | undefined;
  count: number;
};
export type OrderedGroup = { showId: number; products: OrderedProduct[] };
export type Priced = { positions: OrderPosition[]; total: number; pieces: Record<string, number> };

/** A rejected order; the message is shown to the visitor. */
export class Refusal extends Error {}

const maxCount = 600;
const isTicket = ({ purchaseProductId, productType }: OrderedProduct) =>
  purchaseProductId === undefined && (productType === 'show' || productType === 'event');

function refuseWhen(condition: boolean, reason: string): void {
  if (condition) throw new Refusal(reason);
}

function position(product: ProductRecord, count: number, showId: number): OrderPosition {
  const { productName: name, price, taxrate } = product;
  return { name, count, price, taxrate, showId };
}

function ticketPosition(database: SandboxDatabase, show: ShowRecord, ticket: OrderedProduct): OrderPosition {
  const movie = database.movies.find(({ movieId }) => movieId === show.movieId);
  const event = database.events.find(({ eventId }) => eventId === show.eventId);
  refuseWhen(
    ticket.id !== (movie?.movieId ?? event?.eventId),
    'Ticket und Vorstellung passen nicht zusammen.',
  );
  const name = movie?.movieName ?? event?.eventName ?? '';
  return {
    name,
    count: ticket.count,
    price: show.price ?? movie?.price ?? 0,
    taxrate: movie ? 13 : 20,
    showId: show.showId,
  };
}

function addOnPosition(
  database: SandboxDatabase,
  show: ShowRecord,
  line: OrderedProduct,
  group: OrderedProduct[],
): OrderPosition {
  const product = productOf(database, show, line.purchaseProductId);
  if (product && show.productIds.includes(product.purchaseProductId)) {
    return position(product, line.count, show.showId);
  }
  const chosen = group.map(({ purchaseProductId = 0, count }) => ({ purchaseProductId, count }));
  const isDiscount = ({ purchaseProductId }: ProductRecord) =>
    database.products.some(
      ({ discountPurchaseProductId }) => discountPurchaseProductId === purchaseProductId,
    );
  if (!product || !isDiscount(product)) {
    throw new Refusal('Ein Produkt gibt es zu dieser Vorstellung nicht.');
  }
  const ordered = group.filter(({ purchaseProductId }) => purchaseProductId === product.purchaseProductId);
  const taken = ordered.reduce((sum, { count }) => sum + count, 0);
  refuseWhen(
    taken > timesEarned(database, product.purchaseProductId, chosen),
    `„${product.productName}“ passt nicht mehr zu dem, was du gewählt hast. Bitte entferne ihn.`,
  );
  return position(product, line.count, show.showId);
}

/** Limits a discount to the price of its show. */
function neverBelowZero(positions: OrderPosition[]): OrderPosition[] {
  let left = positions.reduce((sum, { count, price }) => sum + count * Math.max(0, price), 0);
  return positions.map((line) => {
    if (line.price >= 0) return line;
    const price = Math.max(line.price, 0 - Math.floor(left / line.count));
    left += price * line.count;
    return { ...line, price };
  });
}

function priceShow(database: SandboxDatabase, { showId, products }: OrderedGroup): OrderPosition[] {
  const show = database.shows.find((candidate) => candidate.showId === showId);
  if (!show) throw new Refusal('Diese Vorstellung gibt es nicht mehr.');
  const refusal = refusalFor(database, show);
  if (refusal) throw new Refusal(refusal);
  refuseWhen(!products.some(isTicket), 'Zu einer Vorstellung fehlt das Ticket oder der Standplatz.');
  for (const id of show.productIds) {
    const product = productOf(database, show, id);
    const isChosen = products.some(({ purchaseProductId }) => purchaseProductId === id);
    refuseWhen(Boolean(product?.mandatory) && !isChosen, `„${product?.productName}“ ist verpflichtend.`);
  }
  return neverBelowZero(
    products.map((line) =>
      isTicket(line) ? ticketPosition(database, show, line) : addOnPosition(database, show, line, products),
    ),
  );
}

function priceGiftCards(database: SandboxDatabase, products: OrderedProduct[]): OrderPosition[] {
  return products.map((line) => {
    const card = database.giftCards.find(
      ({ purchaseProductId }) => purchaseProductId === line.purchaseProductId,
    );
    if (!card) throw new Refusal('Diesen Gutschein gibt es nicht.');
    return position(card, line.count, 0);
  });
}

function sumOf(positions: OrderPosition[]): Cents {
  return positions.reduce((total, { count, price }) => total + count * price, 0);
}

function priceVouchers(
  database: SandboxDatabase,
  codes: string[],
  redeemedFor: RedeemedFor,
): OrderPosition[] {
  return [...new Set(codes)].map((code) => {
    const redeemed = redeem(database, code, redeemedFor);
    if ('refusal' in redeemed) throw new Refusal(redeemed.refusal);
    const { name, value, code: voucherCode } = redeemed.voucher;
    return { name, count: 1, price: -value, taxrate: 0, showId: 0, voucherCode };
  });
}

function piecesOf(groups: OrderedGroup[]): Record<string, number> {
  const pieces: Record<string, number> = {};
  for (const { showId, products } of groups) {
    if (showId === 0) continue;
    for (const { purchaseProductId, count } of products) {
      const key = stockKey(showId, purchaseProductId);
      pieces[key] = (pieces[key] ?? 0) + count;
    }
  }
  return pieces;
}

/** Computes prices from ids and counts only; throws a `Refusal` when something cannot be sold. */
export function priceOrder(database: SandboxDatabase, groups: OrderedGroup[], codes: string[]): Priced {
  const lines = groups.flatMap(({ products }) => products);
  refuseWhen(lines.length === 0, 'Der Warenkorb ist leer.');
  const isCount = (count: number) => Number.isInteger(count) && count >= 1 && count <= maxCount;
  refuseWhen(!lines.every(({ count }) => isCount(count)), 'Eine Menge ist ungültig.');
  const sold = groups.flatMap((group) =>
    group.showId === 0 ? priceGiftCards(database, group.products) : priceShow(database, group),
  );
  const showIds = groups.map(({ showId }) => showId);
  const positions = [...sold, ...priceVouchers(database, codes, { showIds, sum: sumOf(sold) })];
  return { positions, total: Math.max(0, sumOf(positions)), pieces: piecesOf(groups) };
}
