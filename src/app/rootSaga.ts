import type { Saga } from 'redux-saga';
import { cartNotificationsSaga } from '@/features/cart/cartNotificationsSaga';
import { cartPersistenceSaga } from '@/features/cart/cartPersistenceSaga';
import { paymentPollingSaga } from '@/features/checkoutResult/paymentPollingSaga';
import { movieSaga } from '@/features/movie/movieSaga';
import { notificationsSaga } from '@/features/notifications/notificationsSaga';
import { orderSaga } from '@/features/order/orderSaga';
import { showSaga } from '@/features/show/showSaga';
import { reminderSaga } from '@/features/upcomingMovies/reminderSaga';
import { watchRequests } from '@/request/watchRequests';

/** Each runs as a root of its own: one that dies takes no other along. */
export const rootSagas: readonly Saga[] = [
  watchRequests,
  notificationsSaga,
  cartNotificationsSaga,
  cartPersistenceSaga,
  showSaga,
  movieSaga,
  reminderSaga,
  orderSaga,
  paymentPollingSaga,
];
