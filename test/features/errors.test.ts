import { expect, it } from 'vitest';
import { fetchGiftCards } from '@/api/vouchers';
import { fetchPaymentStatus } from '@/api/orders';
import { recordedStore } from '@test/support/recordedStore';
import { disturb } from '@test/support/server';

const call = 'order/paymentStatus';

async function stateAfterFailure() {
  const { store, seen } = recordedStore();
  store.dispatch(fetchPaymentStatus.start('7'));
  await seen(fetchPaymentStatus.fail.match);
  return { store, seen, errors: () => store.getState().errors };
}

it('a failure without a connection is noted without a text (section 7)', async () => {
  disturb(call, { drop: true });
  const { errors } = await stateAfterFailure();
  expect(errors()).toEqual({ flag: true, text: '' });
});

it.each([
  [{ status: 404 }, 'Das haben wir nicht gefunden.'],
  [{ status: 400, body: { errorMessage: 'So nicht.' } }, 'So nicht.'],
])('any other one is noted with what a visitor is told: %j', async (fault, text) => {
  disturb(call, fault);
  const { errors } = await stateAfterFailure();
  expect(errors()).toEqual({ flag: true, text });
});

it('the next success clears it', async () => {
  disturb(call, { status: 404 });
  const { store, seen, errors } = await stateAfterFailure();
  store.dispatch(fetchGiftCards.start());
  await seen(fetchGiftCards.success.match);
  expect(errors()).toEqual({ flag: false, text: '' });
});
