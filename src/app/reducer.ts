import { combineSlices, type WithSlice } from '@reduxjs/toolkit';
import { authSlice } from '@/features/auth/authSlice';
import type { blogsSlice } from '@/features/blogs/blogsSlice';
import type { cartSlice } from '@/features/cart/cartSlice';
import type { checkoutResultSlice } from '@/features/checkoutResult/checkoutResultSlice';
import type { connectionSlice } from '@/features/connection/connectionSlice';
import { cookieConsentSlice } from '@/features/cookieConsent/cookieConsentSlice';
import { errorsSlice } from '@/features/errors/errorsSlice';
import type { giftCardsSlice } from '@/features/giftCards/giftCardsSlice';
import { listsSlice } from '@/features/lists/listsSlice';
import { loadingBarSlice } from '@/features/loadingBar/loadingBarSlice';
import type { movieSlice } from '@/features/movie/movieSlice';
import { notificationsSlice } from '@/features/notifications/notificationsSlice';
import type { linkedCartSlice, otherDatesSlice } from '@/features/offers/offersSlices';
import type { orderSlice } from '@/features/order/orderSlice';
import type { orderstornoSlice } from '@/features/orderstorno/orderstornoSlice';
import type { productSlice } from '@/features/product/productSlice';
import type { showSlice } from '@/features/show/showSlice';
import { showsSlice } from '@/features/shows/showsSlice';
import { upcomingMoviesSlice } from '@/features/upcomingMovies/upcomingMoviesSlice';
import { wishlistSlice } from '@/features/wishlist/wishlistSlice';

/** Areas that come with their screens; the last three are not in requirements, "State areas". */
type LateAreas = WithSlice<typeof cartSlice> &
  WithSlice<typeof productSlice> &
  WithSlice<typeof showSlice> &
  WithSlice<typeof orderSlice> &
  WithSlice<typeof checkoutResultSlice> &
  WithSlice<typeof giftCardsSlice> &
  WithSlice<typeof blogsSlice> &
  WithSlice<typeof movieSlice> &
  WithSlice<typeof orderstornoSlice> &
  WithSlice<typeof linkedCartSlice> &
  WithSlice<typeof otherDatesSlice> &
  WithSlice<typeof connectionSlice>;

/** The state areas, each under its documented name (requirements, "State areas"). */
export const reducer = combineSlices(
  notificationsSlice,
  errorsSlice,
  loadingBarSlice,
  listsSlice,
  wishlistSlice,
  authSlice,
  showsSlice,
  cookieConsentSlice,
  upcomingMoviesSlice,
).withLazyLoadedSlices<LateAreas>();
