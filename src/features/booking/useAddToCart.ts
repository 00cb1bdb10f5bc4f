import { useDispatch, useSelector } from 'react-redux';
import { itemsForShow } from '@/domain/cartItems';
import type { ShowDetail } from '@/domain/entities';
import { itemsAdded } from '@/features/cart/cartSlice';
import { selectionTaken, showSlice } from './showSlice';

/** Adds a show with the current selection and discounts to the cart, then resets the selection. */
export function useAddToCart() {
  const dispatch = useDispatch();
  const { selItems, discount } = useSelector(showSlice.selectors.selectShowState);
  return (show: ShowDetail) => {
    dispatch(itemsAdded(itemsForShow(show, selItems, discount.products)));
    dispatch(selectionTaken());
  };
}
