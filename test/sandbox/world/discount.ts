import { snackDiscountId } from './products';
import type { World, WorldProduct } from './types';

const snacksForDiscount = 2;

export type Chosen = { purchaseProductId: number; count: number };

/** The discount that a selection on one show earns: two snacks or more, whichever. */
export function discountFor(world: World, discountId: number, chosen: Chosen[]): WorldProduct | undefined {
  if (discountId !== snackDiscountId) return undefined;
  const snacks = chosen.filter(
    ({ purchaseProductId }) =>
      world.products.find((product) => product.purchaseProductId === purchaseProductId)
        ?.discountPurchaseProductId === discountId,
  );
  const count = snacks.reduce((sum, snack) => sum + snack.count, 0);
  if (count < snacksForDiscount) return undefined;
  return world.products.find(({ purchaseProductId }) => purchaseProductId === discountId);
}
