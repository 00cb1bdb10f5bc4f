import type { SandboxDatabase, ProductRecord } from './types';

const piecesForDiscount = 2;

export type Chosen = { purchaseProductId: number; count: number };

/** How often a selection earns a discount: once per two products that name it. */
export function timesEarned(database: SandboxDatabase, discountId: number, chosen: Chosen[]): number {
  const named = chosen.filter(
    ({ purchaseProductId }) =>
      database.products.find((product) => product.purchaseProductId === purchaseProductId)
        ?.discountPurchaseProductId === discountId,
  );
  const pieces = named.reduce((sum, { count }) => sum + count, 0);
  return Math.floor(pieces / piecesForDiscount);
}

export function discountFor(
  database: SandboxDatabase,
  discountId: number,
  chosen: Chosen[],
): ProductRecord | undefined {
  if (timesEarned(database, discountId, chosen) === 0) return undefined;
  return database.products.find(({ purchaseProductId }) => purchaseProductId === discountId);
}
