import { call, takeEvery } from 'typed-redux-saga';
import { recordShow } from '@/features/checkout/orderChanges';
import { checkTicketShow } from '@/features/checkout/ordersApi';

/** Keeps what the backend says of the shows of tickets with their orders. */
export function* ticketShowsSaga() {
  yield* takeEvery(checkTicketShow.success, function* ({ payload: { showId, show } }) {
    yield* call(recordShow, showId, show);
  });
}
