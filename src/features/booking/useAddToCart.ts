import { useDispatch, useSelector } from 'react-redux';
import { itemsForShow } from '@/domain/cartItems';
import type { CartItem, ShowDetail } from '@/domain/entities';
import { itemsAdded } from '@/features/cart/cartSlice';
import { selectionTaken, showSlice } from './showSlice';

/** Adds a show with the current choice and discounts to the cart, with `others` at once, then resets the choice. */
export function useAddToCart() {
  const dispatch = useDispatch();
  const { count, selItems, discount } = useSelector(showSlice.selectors.selectShowState);
  return (show: ShowDetail, others: CartItem[] = []) => {
    const choice = { count, selection: selItems };
    dispatch(itemsAdded([...itemsForShow(show, choice, discount.products), ...others]));
    dispatch(selectionTaken());
  };
}
