import { createContext, use, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { markOf, wishlistSlice, type Mark } from './wishlistSlice';

const Wishlist = createContext(wishlistSlice.getInitialState());

/** Tells every heart below how its film stands: one that listens to the store by itself costs a list of hundreds dearly. */
export function Marks({ children }: { children: ReactNode }) {
  return <Wishlist value={useSelector(wishlistSlice.selectors.selectWishlist)}>{children}</Wishlist>;
}

export function useMark(movieId: number): Mark {
  return markOf(use(Wishlist), movieId);
}
