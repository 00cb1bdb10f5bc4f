import { expect, it } from 'vitest';
import { saveOrder } from '@/api/orders';
import { recordedStore } from '@test/support/recordedStore';
import { carTicket, cartOf, filmTicket } from '@test/support/carts';

const draft = {
  customer: { firstName: 'Ada', lastName: 'Huber', email: 'ada@example.com' },
  cart: cartOf(filmTicket, carTicket),
  totalPrice: 1750,
  orderKey: 'a5f1c1de-0000-4000-8000-000000000000',
};

it('a reset clears the flags of an order that failed (specification section 4)', () => {
  const { store } = recordedStore();
  store.dispatch(saveOrder.fail({ kind: 'refused', message: 'Ausverkauft.' }, draft));
  expect(store.getState().order!).toMatchObject({ posted: true, error: { message: 'Ausverkauft.' } });
  store.dispatch(saveOrder.reset());
  expect(store.getState().order!).toMatchObject({ loading: false, posted: false, error: null });
});
