import { call, put, takeEvery } from 'typed-redux-saga';
import { recordCancelled, recordStorno } from '@/features/checkout/orderChanges';
import { cancelOrder, fetchOrderForStorno } from '@/features/checkout/ordersApi';
import { mayHaveArrived } from '@/shared/request/errors';
import { notify } from '@/features/notifications/notificationsSlice';
import { noteStorno } from './sentStornos';
import type { StoreModule } from '@/shared/request/storeModule';
import { orderstornoSlice } from './orderstornoSlice';

/** Notifies of the outcome of a cancellation on any page, and stores it for a reload and for the orders of this browser. */
export function* stornoSaga() {
  yield* takeEvery(fetchOrderForStorno.success, function* ({ payload: { orderId, orderHeadId }, meta }) {
    if (orderId !== undefined && orderHeadId !== null) yield* call(recordStorno, orderId, meta.arg);
  });
  yield* takeEvery(cancelOrder.start, function* ({ payload }) {
    yield* call(noteStorno, payload.stornoIdentifier, 'sent' as const);
  });
  yield* takeEvery(cancelOrder.success, function* ({ meta }) {
    yield* call(noteStorno, meta.arg.stornoIdentifier, 'done' as const);
    yield* call(recordCancelled, meta.arg.stornoIdentifier);
    yield* put(notify('stornoDone'));
  });
  yield* takeEvery(cancelOrder.fail, function* ({ payload, meta }) {
    if (!mayHaveArrived(payload)) yield* call(noteStorno, meta.arg.stornoIdentifier);
    if (payload.kind !== 'cancelled') yield* put(notify('stornoFailed'));
  });
}

export const orderstornoModule: StoreModule = { slices: [orderstornoSlice], sagas: [stornoSaga] };
