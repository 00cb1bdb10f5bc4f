import { createContext, use, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { wishlistStatusOf, wishlistSlice, type WishlistStatus } from './wishlistSlice';

const WishlistContext = createContext(wishlistSlice.getInitialState());

/** Tells every heart below how its film stands: one that listens to the store by itself costs a list of hundreds dearly. */
export function WishlistStatusProvider({ children }: { children: ReactNode }) {
  return (
    <WishlistContext value={useSelector(wishlistSlice.selectors.selectWishlist)}>{children}</WishlistContext>
  );
}

export function useWishlistStatus(movieId: number): WishlistStatus {
  return wishlistStatusOf(use(WishlistContext), movieId);
}
