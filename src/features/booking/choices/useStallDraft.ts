import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ShowDetail } from '@/domain/entities';
import { offeredProducts } from '@/domain/offeredProducts';
import { isPreset } from '@/domain/selection';
import { choiceAt } from '@/domain/selectionAt';
import { cartSlice } from '@/features/cart/cartSlice';
import { choiceRestored, showSlice } from '@/features/booking/showSlice';
import { readStallDraft } from '@/features/booking/stallDraft';

/**
 * Chooses again what was entered for this market in the calculator or before a reload, and returns whether it did. Not
 * if the market is in the cart: what was entered is there.
 */
export function useStallDraft(show: ShowDetail): boolean {
  const dispatch = useDispatch();
  const { count, selItems } = useSelector(showSlice.selectors.selectShowState);
  const cart = useSelector(cartSlice.selectors.selectCart);
  const [draft] = useState(() => {
    const isInCart = Object.values(cart).some(({ showId }) => showId === show.showId);
    const stored = isInCart ? undefined : readStallDraft();
    if (stored?.showId !== show.showId) return undefined;
    const products = offeredProducts(show);
    const isUnchanged = isPreset(products, { count, selection: selItems });
    return isUnchanged && !isPreset(products, choiceAt(show, stored)) ? stored : undefined;
  });
  const restore = useEffectEvent(() => {
    if (draft) dispatch(choiceRestored(draft));
  });
  // Before the first paint, so that nothing moves.
  useLayoutEffect(() => restore(), []);
  return draft !== undefined;
}
