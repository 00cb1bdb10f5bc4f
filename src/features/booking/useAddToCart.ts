import { useDispatch, useSelector } from 'react-redux';
import { itemsForShow } from '@/domain/cartItems';
import type { ShowDetail } from '@/domain/entities';
import { itemsAdded } from '@/features/cart/cartSlice';
import { selectionTaken, showSlice } from './showSlice';

/** The one way of a known show into the cart: with what is chosen and earned; the next choice starts afresh. */
export function useAddToCart() {
  const dispatch = useDispatch();
  const { selItems, discount } = useSelector(showSlice.selectors.selectShowState);
  return (show: ShowDetail) => {
    dispatch(itemsAdded(itemsForShow(show, selItems, discount.products)));
    dispatch(selectionTaken());
  };
}
