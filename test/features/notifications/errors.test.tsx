import { fireEvent, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { fetchPaymentStatus } from '@/features/checkout/ordersApi';
import { fetchGiftCards } from '@/features/cart/vouchersApi';
import { declaredRequests, exampleOf } from '@test/support/requestExamples';
import { fillWith, forms, formWith } from '@test/support/hostileForms';
import { recordedStore } from '@test/support/recordedStore';
import { currentDatabase, disturb, requestsTo, server } from '@test/support/server';

describe('the errors area', () => {
  const call = 'order/paymentStatus';

  async function stateAfterFailure() {
    const { store, seen } = recordedStore();
    store.dispatch(fetchPaymentStatus.start('7'));
    await seen(fetchPaymentStatus.fail.match);
    return { store, seen, errors: () => store.getState().errors };
  }

  it('stores a network failure without a text (requirements 7)', async () => {
    disturb(call, { drop: true });
    const { errors } = await stateAfterFailure();
    expect(errors()).toEqual({ flag: true, text: '' });
  });

  it.each([
    [{ status: 404 }, 'Das haben wir nicht gefunden.'],
    [{ status: 400, body: { errorMessage: 'So nicht.' } }, 'So nicht.'],
  ])('stores any other failure with the text for the visitor: %j', async (fault, text) => {
    disturb(call, fault);
    const { errors } = await stateAfterFailure();
    expect(errors()).toEqual({ flag: true, text });
  });

  it('is cleared by the next success', async () => {
    disturb(call, { status: 404 });
    const { store, seen, errors } = await stateAfterFailure();
    store.dispatch(fetchGiftCards.start(null));
    await seen(fetchGiftCards.success.match);
    expect(errors()).toEqual({ flag: false, text: '' });
  });
});

describe('a form that fails offline', () => {
  const typed = 'Adalbert';

  /** The tests of their pages include the other forms. */
  const names = ['filmReminder', 'genreReminder'] as const;

  /** Values of the text fields. */
  function valuesIn(form: HTMLFormElement): string[] {
    const fields = form.querySelectorAll<HTMLInputElement>(
      'input:not([type=checkbox]):not([type=radio]), textarea',
    );
    return [...fields].map(({ value }) => value);
  }

  it.each(names)('%s: sets the errors area, keeps its values and can be sent again', async (name) => {
    const { call, send, open } = forms[name];
    disturb(call, { drop: true });
    const { store } = await open();
    fillWith(formWith(send), typed, () => 'ada@example.com');
    const before = valuesIn(formWith(send));
    fireEvent.submit(formWith(send));
    await waitFor(() => expect(store.getState().errors).toEqual({ flag: true, text: '' }));
    await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
    expect(requestsTo(call)).toHaveLength(1);
    const form = formWith(send);
    expect(valuesIn(form)).toEqual(before);
    for (const button of within(form).getAllByRole('button', { hidden: true })) {
      if ((button as HTMLButtonElement).type === 'submit')
        expect(button).not.toHaveAttribute('aria-disabled', 'true');
    }
    currentDatabase().faults = [];
    fireEvent.submit(form);
    await waitFor(() => expect(requestsTo(call)).toHaveLength(2));
  });
});

describe('every declared request', () => {
  it.each(declaredRequests)(
    '$name sets the errors area without a text if it fails offline',
    async (request) => {
      server.use(http.all('*/rest/*', () => HttpResponse.error()));
      const { store, seen } = recordedStore();
      store.dispatch(request.start(exampleOf(request)));
      const failed = await seen(request.fail.match);
      expect(failed.payload).toMatchObject({ kind: 'network' });
      expect(store.getState().errors).toEqual({ flag: true, text: '' });
      expect(store.getState().loadingBar.active).not.toHaveProperty(request.name);
    },
  );
});
