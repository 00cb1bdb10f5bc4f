import type { FomoStatus } from '../../../src/domain/entities';
import type { ProductRecord, SandboxDatabase, ShowRecord } from './types';

/** Key in `database.stock` of a show's tickets, or of one of its products. */
export function stockKey(showId: number, purchaseProductId?: number): string {
  return purchaseProductId === undefined ? String(showId) : `${showId}|${purchaseProductId}`;
}

export function productOf(
  { products }: SandboxDatabase,
  { ownProducts = [] }: ShowRecord,
  id: number | undefined,
): ProductRecord | undefined {
  return [...ownProducts, ...products].find(({ purchaseProductId }) => purchaseProductId === id);
}

/** Remaining tickets, or remaining spots for shows that sell stalls. */
export function leftOf(database: SandboxDatabase, show: ShowRecord): number {
  const tickets = database.stock[stockKey(show.showId)];
  if (tickets !== undefined) return tickets;
  const spots = database.products.filter(
    ({ purchaseProductId, isSpot }) => isSpot && show.productIds.includes(purchaseProductId),
  );
  if (spots.length === 0) return Infinity;
  return spots.reduce(
    (sum, { purchaseProductId }) =>
      sum + (database.stock[stockKey(show.showId, purchaseProductId)] ?? Infinity),
    0,
  );
}

/** Scarcity 1 to 5 (requirements, "Scarcity and ribbons"); undefined when plenty or nothing is left. */
export function fomoStatusOf(left: number): FomoStatus | undefined {
  if (left <= 0 || left >= 20) return undefined;
  if (left === 1) return 5;
  if (left === 2) return 4;
  if (left < 5) return 3;
  return left < 10 ? 2 : 1;
}

/** Takes all pieces or none; returns false when one is not available. */
export function takeStock(database: SandboxDatabase, pieces: Record<string, number>): boolean {
  const entries = Object.entries(pieces);
  if (entries.some(([key, count]) => (database.stock[key] ?? Infinity) < count)) return false;
  for (const [key, count] of entries) {
    const left = database.stock[key];
    if (left !== undefined) database.stock[key] = left - count;
  }
  return true;
}

export function returnStock(database: SandboxDatabase, pieces: Record<string, number>): void {
  for (const [key, count] of Object.entries(pieces)) {
    const left = database.stock[key];
    if (left !== undefined) database.stock[key] = left + count;
  }
}
