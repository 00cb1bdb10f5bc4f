import type { Saga } from 'redux-saga';
import { cartNotificationsSaga } from '@/features/cart/cartNotificationsSaga';
import { cartPersistenceSaga } from '@/features/cart/cartPersistenceSaga';
import { otherDatesSaga } from '@/features/cart/otherDatesSaga';
import { paymentPollingSaga } from '@/features/checkoutResult/paymentPollingSaga';
import { trackingSaga } from '@/features/cookieConsent/trackingSaga';
import { movieSaga } from '@/features/movie/movieSaga';
import { orderSaga } from '@/features/order/orderSaga';
import { stornoSaga } from '@/features/orderstorno/stornoSaga';
import { showSaga } from '@/features/show/showSaga';
import { reminderSaga } from '@/features/upcomingMovies/reminderSaga';
import { watchRequests } from '@/request/watchRequests';
import { surviving } from './surviving';

const flows: readonly Saga[] = [
  watchRequests,
  cartNotificationsSaga,
  cartPersistenceSaga,
  otherDatesSaga,
  showSaga,
  movieSaga,
  reminderSaga,
  orderSaga,
  paymentPollingSaga,
  stornoSaga,
  trackingSaga,
];

/** Each runs as a root of its own: one that fails takes no other along, and goes on with the next action. */
export const rootSagas: readonly Saga[] = flows.map(surviving);
