import { createContext, use, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { wishlistStatusOf, wishlistSlice, type WishlistStatus } from '@/features/account/wishlistSlice';

const WishlistContext = createContext(wishlistSlice.getInitialState());

/** Provides the state to all hearts: one store subscription per heart is too slow in a list of hundreds. */
export function WishlistStatusProvider({ children }: { children: ReactNode }) {
  return (
    <WishlistContext value={useSelector(wishlistSlice.selectors.selectWishlist)}>{children}</WishlistContext>
  );
}

export function useWishlistStatus(movieId: number): WishlistStatus {
  return wishlistStatusOf(use(WishlistContext), movieId);
}
