import { combineSlices } from '@reduxjs/toolkit';
import { authSlice } from '@/features/auth/authSlice';
import { blogsSlice } from '@/features/blogs/blogsSlice';
import { cartSlice } from '@/features/cart/cartSlice';
import { checkoutResultSlice } from '@/features/checkoutResult/checkoutResultSlice';
import { cookieConsentSlice } from '@/features/cookieConsent/cookieConsentSlice';
import { errorsSlice } from '@/features/errors/errorsSlice';
import { giftCardsSlice } from '@/features/giftCards/giftCardsSlice';
import { listsSlice } from '@/features/lists/listsSlice';
import { loadingBarSlice } from '@/features/loadingBar/loadingBarSlice';
import { movieSlice } from '@/features/movie/movieSlice';
import { notificationsSlice } from '@/features/notifications/notificationsSlice';
import { linkedCartSlice, otherDatesSlice } from '@/features/offers/offersSlices';
import { orderSlice } from '@/features/order/orderSlice';
import { orderstornoSlice } from '@/features/orderstorno/orderstornoSlice';
import { productSlice } from '@/features/product/productSlice';
import { showSlice } from '@/features/show/showSlice';
import { showsSlice } from '@/features/shows/showsSlice';
import { upcomingMoviesSlice } from '@/features/upcomingMovies/upcomingMoviesSlice';
import { wishlistSlice } from '@/features/wishlist/wishlistSlice';

/** The state areas of specification section 3, each under its documented name; the last two are beyond it. */
export const reducer = combineSlices(
  notificationsSlice,
  errorsSlice,
  loadingBarSlice,
  listsSlice,
  wishlistSlice,
  productSlice,
  cartSlice,
  authSlice,
  showsSlice,
  showSlice,
  cookieConsentSlice,
  orderSlice,
  checkoutResultSlice,
  giftCardsSlice,
  upcomingMoviesSlice,
  blogsSlice,
  movieSlice,
  orderstornoSlice,
  linkedCartSlice,
  otherDatesSlice,
);
