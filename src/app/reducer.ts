import { combineSlices, type WithSlice } from '@reduxjs/toolkit';
import { authSlice } from '@/features/account/authSlice';
import type { blogsSlice } from '@/features/blog/blogsSlice';
import type { cartSlice } from '@/features/cart/cartSlice';
import type { checkoutResultSlice } from '@/features/checkout/payment/checkoutResultSlice';
import type { connectionSlice } from '@/features/connection/connectionSlice';
import { cookieConsentSlice } from '@/features/consent/cookieConsentSlice';
import { errorsSlice } from '@/features/notifications/errorsSlice';
import type { giftCardsSlice } from '@/features/giftCards/giftCardsSlice';
import { listsSlice } from '@/features/catalogue/listsSlice';
import { loadingBarSlice } from '@/features/notifications/loadingBarSlice';
import type { movieSlice } from '@/features/catalogue/movieSlice';
import { notificationsSlice } from '@/features/notifications/notificationsSlice';
import type { linkedCartSlice } from '@/features/cart/link/linkedCartSlice';
import type { otherDatesSlice } from '@/features/booking/otherDates/otherDatesSlice';
import type { orderSlice } from '@/features/checkout/orderSlice';
import type { orderstornoSlice } from '@/features/storno/orderstornoSlice';
import type { productSlice } from '@/features/booking/show/productSlice';
import type { furtherDatesSlice } from '@/features/booking/further/furtherDatesSlice';
import type { showSlice } from '@/features/booking/showSlice';
import { readsSlice } from '@/shared/request/readsSlice';
import { showsSlice } from '@/features/catalogue/showsSlice';
import { upcomingMoviesSlice } from '@/features/catalogue/upcomingMoviesSlice';
import { wishlistSlice } from '@/features/account/wishlistSlice';

/** Areas that pages register; the last four are not in requirements, "State areas". */
type LazyAreas = WithSlice<typeof cartSlice> &
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
  WithSlice<typeof furtherDatesSlice> &
  WithSlice<typeof connectionSlice>;

export const reducer = combineSlices(
  notificationsSlice,
  errorsSlice,
  loadingBarSlice,
  readsSlice,
  listsSlice,
  wishlistSlice,
  authSlice,
  showsSlice,
  cookieConsentSlice,
  upcomingMoviesSlice,
).withLazyLoadedSlices<LazyAreas>();
