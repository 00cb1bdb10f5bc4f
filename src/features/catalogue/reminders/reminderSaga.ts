import { put, takeEvery } from 'typed-redux-saga';
import { subscribeReminder } from '@/features/catalogue/api';
import { notify } from '@/features/notifications/notificationsSlice';

/** Notifies whether a reminder was saved, with separate texts for films and genres (requirements 8). */
export function* reminderSaga() {
  yield* takeEvery(subscribeReminder.success, function* ({ meta }) {
    yield* put(notify('genres' in meta.arg ? 'reminderForGenres' : 'reminderForMovies'));
  });
  yield* takeEvery(subscribeReminder.fail, function* ({ payload }) {
    if (payload.kind !== 'cancelled') yield* put(notify('failed', payload.message));
  });
}
