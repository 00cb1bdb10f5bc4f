import { configureStore, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { describe, expect, it } from 'vitest';
import { defineRequest } from '@/shared/request/defineRequest';
import type { RequestError } from '@/shared/request/errors';
import { formProblem } from '@/features/feedback/formSlice';
import { formSaga } from '@/features/feedback/formSaga';
import { formSlice } from '@/features/feedback/formSlice';
import { notify } from '@/features/notifications/notificationsSlice';
import type { NotificationKey } from '@/features/notifications/texts';
import { addCleanup } from '@test/support/cleanups';

const sent = 'sent:kritik';
const draft = 'draft:kritik';

let names = 0;

/** State and saga of a form without a screen or backend; the tests dispatch the responses. */
function openForm(saved?: NotificationKey) {
  names += 1;
  const request = defineRequest<string, string>(`test/form${names}`, 'write', () => Promise.resolve(''));
  const slice = formSlice('form', request);
  const announced: unknown[] = [];
  const record: Middleware = () => (next) => (action) => {
    if (notify.match(action)) announced.push(action.payload.text);
    return next(action);
  };
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer: { form: slice.reducer },
    middleware: (defaults) => defaults().concat(saga, record),
  });
  const task = saga.run(formSaga(slice, request, saved));
  addCleanup(() => task.cancel());
  const { formShown, formLeft } = slice.actions;
  return {
    announced,
    state: () => store.getState().form,
    show: (form = 'kritik') => store.dispatch(formShown(form)),
    leave: () => store.dispatch(formLeft()),
    send: () => store.dispatch(request.start('text')),
    reset: () => store.dispatch(request.reset()),
    succeed: () => store.dispatch(request.success('', 'text')),
    fail: (error: RequestError) => store.dispatch(request.fail(error, 'text')),
  };
}

describe('a form that is sent', () => {
  it('is marked as sent in the tab until it is saved, which also deletes its draft', () => {
    sessionStorage.setItem(draft, '{}');
    const form = openForm();
    form.show();
    form.send();
    expect(sessionStorage.getItem(sent)).toBe('sent');
    form.succeed();
    expect([sessionStorage.getItem(sent), sessionStorage.getItem(draft)]).toEqual([null, null]);
    expect(form.state()).toMatchObject({ isLoading: false, error: null, saves: 1 });
  });

  it('is announced by its own text on its page, and by a general text elsewhere', () => {
    const form = openForm('jobApplicationSaved');
    form.show();
    form.send();
    form.succeed();
    expect(form.announced).toEqual([expect.stringContaining('Deine Anfrage wurde gespeichert')]);
    form.send();
    form.leave();
    form.succeed();
    expect(form.announced[1]).toBe('Alles im grünen Bereich, Aktion erfolgreich!');
  });

  it('is not announced if its page shows the result', () => {
    const form = openForm();
    form.show();
    form.send();
    form.succeed();
    expect(form.announced).toEqual([]);
  });

  it('stays marked as sent after an unclear failure, but not after a refusal', () => {
    const form = openForm();
    form.show();
    form.send();
    form.fail({ kind: 'network' });
    expect(sessionStorage.getItem(sent)).toBe('sent');
    form.send();
    form.fail({ kind: 'refused', message: 'Nein.' });
    expect(sessionStorage.getItem(sent)).toBeNull();
    expect(form.announced).toEqual([
      'Beim Speichern ist ein Fehler aufgetreten',
      'Beim Speichern ist ein Fehler aufgetreten: Nein.',
    ]);
  });

  it('is not announced after cancelling, but stays unclear', () => {
    const form = openForm();
    form.show();
    form.send();
    form.fail({ kind: 'cancelled' });
    expect(form.announced).toEqual([]);
    expect(sessionStorage.getItem(sent)).toBe('sent');
  });
});

describe('the state of a form', () => {
  it('is not loading after a failure, and is cleared by a reset', () => {
    const form = openForm();
    form.show();
    form.send();
    expect(form.state()).toMatchObject({ isLoading: true, error: null });
    form.fail({ kind: 'server' });
    expect(form.state()).toMatchObject({ isLoading: false, error: { kind: 'server' } });
    form.send();
    form.reset();
    expect(form.state()).toMatchObject({ isLoading: false, error: null });
  });
});

describe('a form that is shown', () => {
  it('is unclear if it was sent before a reload', () => {
    sessionStorage.setItem(sent, 'sent');
    const form = openForm();
    form.show();
    expect(form.state()).toMatchObject({ sentForm: 'kritik', error: { kind: 'cancelled' } });
  });

  it('is not unclear if another form was sent', () => {
    sessionStorage.setItem('sent:bewerbung', 'sent');
    const form = openForm();
    form.show();
    expect(form.state()).toMatchObject({ sentForm: null, error: null });
  });

  it('keeps its known failure', () => {
    const form = openForm();
    form.show();
    form.send();
    form.fail({ kind: 'server' });
    form.leave();
    form.show();
    expect(form.state().error).toEqual({ kind: 'server' });
  });

  it('is not unclear while its request is pending', () => {
    const form = openForm();
    form.show();
    form.send();
    form.show('bewerbung');
    sessionStorage.setItem('sent:bewerbung', 'sent');
    form.show('bewerbung');
    expect(form.state()).toMatchObject({ isLoading: true, sentForm: 'kritik', error: null });
  });
});

describe('a request that no form sent', () => {
  it('neither stores nor removes anything', () => {
    const form = openForm();
    form.send();
    expect(sessionStorage.getItem('sent:null')).toBeNull();
    sessionStorage.setItem('sent:null', 'of another');
    sessionStorage.setItem('draft:null', 'of another');
    form.fail({ kind: 'refused' });
    form.succeed();
    expect(sessionStorage.getItem('sent:null')).toBe('of another');
    expect(sessionStorage.getItem('draft:null')).toBe('of another');
  });
});

describe('the message for a form that was not saved', () => {
  const failed = 'Beim Speichern ist ein Fehler aufgetreten';

  it('contains the reason of a refusal, and says that no input is lost', () => {
    const { title, texts, isUnclear } = formProblem({ kind: 'refused', message: 'Nein.' }, 'Unklar');
    expect(title).toBe(`${failed}: Nein.`);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('noch da');
    expect(isUnclear).toBe(false);
  });

  it('is unclear if the form may have arrived, and names the failure unless the visitor cancelled', () => {
    const broken = formProblem({ kind: 'network' }, 'Unklar');
    expect([broken.title, broken.isUnclear]).toEqual(['Unklar', true]);
    expect(broken.texts).toEqual([failed, expect.stringContaining('vielleicht doppelt')]);
    const ended = formProblem({ kind: 'cancelled' }, 'Unklar');
    expect(ended.texts).toEqual([broken.texts[1]]);
  });
});
