import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ShowDetail } from '@/domain/entities';
import { offeredProducts } from '@/domain/offeredProducts';
import { isPreset } from '@/domain/selection';
import { carriedOver } from '@/domain/stallCost';
import { cartSlice } from '@/features/cart/cartSlice';
import { packageChosen, showSlice } from '@/features/booking/showSlice';
import { readStallDraft } from '@/features/booking/stallDraft';

/**
 * Chooses again what was entered for this market in the calculator or before a reload, and returns whether it did. Not
 * if the market is in the cart: what was entered is there.
 */
export function useStallDraft(show: ShowDetail): boolean {
  const dispatch = useDispatch();
  const { selItems } = useSelector(showSlice.selectors.selectShowState);
  const cart = useSelector(cartSlice.selectors.selectCart);
  const [draft] = useState(() => {
    const isInCart = Object.values(cart).some(({ showId }) => showId === show.showId);
    const stored = isInCart ? undefined : readStallDraft();
    if (stored?.showId !== show.showId) return undefined;
    const products = offeredProducts(show);
    const restored = carriedOver(show, stored.selection);
    const counts = Object.fromEntries(restored.map((product) => [product.purchaseProductId, product.count]));
    return isPreset(products, selItems) && !isPreset(products, counts) ? restored : undefined;
  });
  const restore = useEffectEvent(() => {
    if (draft) dispatch(packageChosen(draft));
  });
  // Before the first paint, so that nothing moves.
  useLayoutEffect(() => restore(), []);
  return draft !== undefined;
}
