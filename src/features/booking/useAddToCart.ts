import { useDispatch, useSelector } from 'react-redux';
import { itemsForShow } from '@/domain/cartItems';
import type { CartItem, ShowDetail } from '@/domain/entities';
import { itemsAdded } from '@/features/cart/cartSlice';
import { selectionTaken, showSlice } from './showSlice';

/** Adds a show with the current selection and discounts to the cart, with `others` at once, then resets the selection. */
export function useAddToCart() {
  const dispatch = useDispatch();
  const { selItems, discount } = useSelector(showSlice.selectors.selectShowState);
  return (show: ShowDetail, others: CartItem[] = []) => {
    dispatch(itemsAdded([...itemsForShow(show, selItems, discount.products), ...others]));
    dispatch(selectionTaken());
  };
}
