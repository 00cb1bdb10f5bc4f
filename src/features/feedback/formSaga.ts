import { call, put, select, takeEvery } from 'typed-redux-saga';
import { sessionStore } from '@/shared/browser/browserStorage';
import { draftKey, forgetDraft } from '@/shared/ui/form/formDraft';
import type { NotificationKey } from '@/features/notifications/texts';
import type { RequestDefinition } from '@/shared/request/defineRequest';
import { mayHaveArrived } from '@/shared/request/errors';
import type { formSlice } from './formSlice';
import { notify } from '@/features/notifications/notificationsSlice';

/**
 * Session storage key of a form that was sent without a known result; it survives a reload (requirements R2).
 */
const sentKey = (form: string) => `sent:${form}`;

/**
 * Announces the result of a form, deletes its draft after a success and remembers an unclear result. `saved` is
 * the notification if the form is still shown, otherwise a general one.
 */
export function formSaga<Name extends string, Arg, Result>(
  { actions, selectors }: ReturnType<typeof formSlice<Name, Arg, Result>>,
  request: RequestDefinition<Arg, Result>,
  saved?: NotificationKey,
) {
  return function* followForm() {
    const { selectSending } = selectors;
    yield* takeEvery(actions.formShown, function* ({ payload: form }) {
      const { isLoading, sentForm } = yield* select(selectSending);
      const stored = yield* call(sessionStore.read, sentKey(form));
      if (stored !== null && !isLoading && sentForm !== form) yield* put(actions.unclearFormFound(form));
    });
    yield* takeEvery(request.start, function* () {
      const { sentForm } = yield* select(selectSending);
      if (sentForm !== null) yield* call(sessionStore.write, sentKey(sentForm), 'sent');
    });
    yield* takeEvery(request.success, function* () {
      const { shownForm, sentForm } = yield* select(selectSending);
      if (sentForm !== null) {
        yield* call(sessionStore.remove, sentKey(sentForm));
        yield* call(forgetDraft, draftKey(sentForm));
      }
      if (shownForm !== sentForm) yield* put(notify('done'));
      else if (saved) yield* put(notify(saved));
    });
    yield* takeEvery(request.fail, function* ({ payload }) {
      const { sentForm } = yield* select(selectSending);
      if (sentForm !== null && !mayHaveArrived(payload)) yield* call(sessionStore.remove, sentKey(sentForm));
      if (payload.kind !== 'cancelled') yield* put(notify('feedbackFailed', payload.message));
    });
  };
}
