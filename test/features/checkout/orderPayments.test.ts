import { describe, expect, it } from 'vitest';
import { shopNow } from '@/shared/browser/serverClock';
import { givenUpOrderMaxAge, paymentCheckTimeoutMs } from '@/shop/constants';
import { orderPaid } from '@/features/cart/cartSlice';
import { track } from '@/features/consent/track';
import { checkPayment, fetchPaymentStatus } from '@/features/checkout/ordersApi';
import { recordPlaced } from '@/features/checkout/orderChanges';
import {
  orderOnPage,
  payAddress,
  placedOrders,
  unpaidOrder,
  possiblyPaidOrderIds,
} from '@/features/checkout/history/orderHistory';
import {
  orderSlice,
  outcomeSeen,
  paymentCheckEnded,
  paymentCheckRequested,
  unpaidOrderDropped,
} from '@/features/checkout/orderSlice';
import { carTicket, cartOf, filmTicket, giftCard, storePlacedOrder } from '@test/support/carts';
import type { ErrorKind } from '@/shared/request/errorTexts';
import { recordedStore } from '@test/support/recordedStore';
import { disturb, requestsTo } from '@test/support/server';
import { flushPending, passTime, stopTime } from '@test/support/time';
import { areaIn } from '@test/support/areaIn';

const call = 'order/paymentStatus';
const orderLink = 'https://pay.example/7';
const lines = cartOf(filmTicket, carTicket);
const noKey = '00000000-0000-4000-8000-000000000000';
const place = (orderId: string | null, link = orderLink) =>
  void recordPlaced(noKey, { orderId, orderLink: link, total: 1750, state: 'open', lines });

describe('the orders that may have been paid', () => {
  const givenUpSince = (age: number, state: 'dropped' | 'lost', link = orderLink) =>
    storePlacedOrder({ orderId: '7', orderLink: link, state, placedAt: shopNow() - age }, filmTicket);

  it('are the open ones with an id, the newest first', () => {
    place('7');
    place(null);
    place('8');
    expect(possiblyPaidOrderIds()).toEqual(['8', '7']);
  });

  it.each(['paid', 'received', 'cancelled'] as const)('do not include an order that is %s', (state) => {
    storePlacedOrder({ orderId: '7', orderLink, state }, filmTicket);
    expect(possiblyPaidOrderIds()).toEqual([]);
  });

  it.each(['dropped', 'lost'] as const)('include one that is %s for a limited time only', (state) => {
    stopTime();
    givenUpSince(givenUpOrderMaxAge - 1, state);
    expect(possiblyPaidOrderIds()).toEqual(['7']);
    localStorage.clear();
    givenUpSince(givenUpOrderMaxAge, state);
    expect(possiblyPaidOrderIds()).toEqual([]);
  });

  it('do not include a dropped order that needed no payment', () => {
    givenUpSince(0, 'dropped', '');
    expect(possiblyPaidOrderIds()).toEqual([]);
  });
});

describe('an order on its page', () => {
  const shown = (orderId: string) => orderOnPage(placedOrders(), orderId);
  const payAt = (orderId: string) => payAddress(shown(orderId), 'open');

  it('has its own lines, and its payment address while it is open', () => {
    place('7');
    place('8', 'https://pay.example/8');
    expect(shown('7')).toMatchObject({ orderId: '7', lines });
    expect([payAt('7'), payAt('8')]).toEqual([orderLink, 'https://pay.example/8']);
  });

  it.each(['paid', 'lost', 'dropped'] as const)('has no payment address once it is %s', (state) => {
    storePlacedOrder({ orderId: '7', orderLink, state }, filmTicket);
    expect(shown('7')).toMatchObject({ orderId: '7' });
    expect(payAt('7')).toBeUndefined();
  });

  it('has no payment address that is not trusted, and none in a state that is not open', () => {
    place('7', 'https://user:secret@pay.example/');
    place('8');
    expect(payAt('7')).toBeUndefined();
    expect(payAddress(shown('8'), 'noResponse')).toBeUndefined();
  });

  it('is the newest one if that has no id', () => {
    place('6');
    place(null);
    expect(shown('7')).toMatchObject({ orderId: '7', lines });
    expect(payAt('7')).toBe(orderLink);
  });

  it('is unknown if the newest one has another id, or if there is none', () => {
    expect(shown('7')).toBeUndefined();
    expect(payAt('7')).toBeUndefined();
    place(null);
    place('8');
    expect(shown('7')).toBeUndefined();
  });
});

const { selectStatusOutcomes, selectIsChecking, selectOutcome } = orderSlice.selectors;

type Word = 'paid' | 'failed' | 'open' | 'pending';

/** The reactions of the shop wait for no more than promises. */
const settled = async () => {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
};

function open() {
  const { store, actions } = recordedStore();
  const status = (paymentStatus: Word) => ({
    paymentStatus,
    amount: 1750,
    currency: 'EUR',
  });
  return {
    store,
    actions,
    order: () => areaIn(store, orderSlice),
    statusOutcomes: () =>
      Object.fromEntries(
        selectStatusOutcomes(store.getState() as never).map(({ orderId, outcome }) => [orderId, outcome]),
      ),
    outcome: () => selectOutcome(store.getState() as never),
    isChecking: () => selectIsChecking(store.getState() as never),
    payments: () => actions.filter(orderPaid.match).map(({ payload }) => payload),
    purchases: () => actions.filter(track.match),
    async receive(word: Word, orderId = '7') {
      store.dispatch(checkPayment.success(status(word), orderId));
      await settled();
    },
    async receiveOnPage(word: Word, orderId = '7') {
      store.dispatch(fetchPaymentStatus.success(status(word), orderId));
      await settled();
    },
    async fail(orderId = '7', kind: ErrorKind = 'server') {
      store.dispatch(checkPayment.fail({ kind }, orderId));
      await settled();
    },
  };
}

describe('a checked payment', () => {
  it('that was made removes the ordered lines and is tracked, once per order', async () => {
    place('7');
    const { receive, receiveOnPage, payments, purchases } = open();
    await receive('paid');
    await receive('paid');
    await receiveOnPage('paid');
    expect(payments()).toEqual([{ orderId: '7', lines }]);
    expect(purchases()).toHaveLength(1);
    expect(placedOrders()[0]!.state).toBe('paid');
    expect(unpaidOrder()).toBeUndefined();
  });

  it('of an order without stored lines names the order only', async () => {
    place('7');
    const { receive, payments } = open();
    await receive('paid', '9');
    expect(payments()).toEqual([{ orderId: '9' }]);
  });

  it('without an amount is not tracked', async () => {
    place('7');
    const { store, payments, purchases } = open();
    const paid = { paymentStatus: 'paid', amount: undefined, currency: undefined } as const;
    store.dispatch(checkPayment.success(paid, '7'));
    await settled();
    expect(payments()).toEqual([{ orderId: '7', lines }]);
    expect(purchases()).toEqual([]);
  });

  it('that failed ends the order without a purchase', async () => {
    place('7');
    const { receive, payments, outcome } = open();
    await receive('failed');
    expect(placedOrders()[0]!.state).toBe('lost');
    expect(payments()).toEqual([]);
    expect(unpaidOrder()).toBeUndefined();
    expect(outcome()).toEqual({ orderId: '7', status: 'failed' });
  });

  it('that is open is kept for this order, and is no outcome', async () => {
    place('7');
    const { receive, outcome, statusOutcomes } = open();
    await receive('open', '6');
    await receive('open');
    expect(statusOutcomes()).toMatchObject({ 6: { paymentStatus: 'open' }, 7: { paymentStatus: 'open' } });
    expect(outcome()).toBeNull();
    expect(placedOrders()[0]!.state).toBe('open');
  });

  it('of another order is an outcome if it was made, not if it failed', async () => {
    place('7');
    const { receive, outcome, store } = open();
    await receive('failed', '6');
    expect(outcome()).toBeNull();
    await receive('paid', '6');
    expect(outcome()).toEqual({ orderId: '6', status: 'paid' });
    expect(unpaidOrder()?.orderId).toBe('7');
    store.dispatch(outcomeSeen());
    expect(outcome()).toBeNull();
    store.dispatch(unpaidOrderDropped());
    await settled();
    await receive('failed');
    expect(outcome()).toBeNull();
  });

  it('that cannot be loaded is kept for this order only', async () => {
    place('7');
    const { fail, statusOutcomes } = open();
    await fail('6');
    expect(statusOutcomes()).toEqual({ 6: { error: { kind: 'server' } } });
  });

  it('keeps the response before it where a later one does not come or says nothing, but nothing to pay', async () => {
    place('7');
    const { receive, fail, statusOutcomes } = open();
    await receive('open');
    await fail('7', 'network');
    expect(statusOutcomes()['7']).toMatchObject({ paymentStatus: 'open' });
    await fail();
    expect(statusOutcomes()['7']).toMatchObject({ paymentStatus: 'unknown' });
    await receive('pending');
    await fail('7', 'malformed');
    expect(statusOutcomes()['7']).toMatchObject({ paymentStatus: 'pending' });
  });

  it('that its own page shows is no outcome any more, and leaves that of another order', async () => {
    place('7');
    disturb(call, { never: true });
    stopTime();
    const { receive, receiveOnPage, order, store } = open();
    await receive('paid', '6');
    store.dispatch(paymentCheckRequested());
    await receiveOnPage('paid', '7');
    expect(order()).toMatchObject({ outcome: { orderId: '6' }, isChecking: true });
    await receiveOnPage('paid', '6');
    expect(order().outcome).toBeNull();
    await flushPending();
  });
});

describe('the payment check', () => {
  it('requests each unsettled order after the one before, and then ends', async () => {
    place('7');
    place('8');
    disturb(call, { body: { paymentStatus: 'open' } });
    stopTime();
    const { store, isChecking } = open();
    store.dispatch(paymentCheckRequested());
    expect(isChecking()).toBe(true);
    await flushPending();
    expect(requestsTo(call).map(({ query }) => query['orderid'])).toEqual(['8', '7']);
    expect(isChecking()).toBe(false);
  });

  it('gives up an order without a response in time, and goes on with the next', async () => {
    place('7');
    place('8');
    disturb(call, { never: true });
    stopTime();
    const { store, order, statusOutcomes } = open();
    store.dispatch(paymentCheckRequested());
    await flushPending();
    await passTime(paymentCheckTimeoutMs - 1);
    expect(requestsTo(call)).toHaveLength(1);
    await passTime(1);
    expect(requestsTo(call)).toHaveLength(2);
    expect(statusOutcomes()['8']).toEqual({ error: { kind: 'cancelled' } });
    await passTime(paymentCheckTimeoutMs);
    expect(order().isChecking).toBe(false);
  });

  it('requests an order first that another tab stored as paid', async () => {
    place('7');
    stopTime();
    const { store } = open();
    store.dispatch(paymentCheckRequested(['6']));
    await flushPending();
    await passTime(paymentCheckTimeoutMs);
    expect(requestsTo(call)[0]!.query['orderid']).toBe('6');
  });

  it('clears what was known when it starts, and its state when it ends', async () => {
    place('7');
    stopTime();
    const { store, fail, order, statusOutcomes } = open();
    await fail();
    disturb(call, { never: true });
    store.dispatch(paymentCheckRequested());
    expect(order().isChecking).toBe(true);
    expect(statusOutcomes()).toEqual({});
    store.dispatch(paymentCheckEnded());
    expect(order().isChecking).toBe(false);
    await flushPending();
  });
});

describe('the storage of orders', () => {
  const huge = cartOf(
    ...Array.from({ length: 50 }, (_, index) => ({
      ...giftCard(`karte${index}`),
      voucherCategory: 'x'.repeat(1500),
    })),
  );
  const legacy = (orderId: string) => ({
    orderId,
    orderLink,
    total: 1750,
    placedAt: 1,
    state: 'open',
    lines: '{}',
  });

  it('keeps the lines of older orders while there is room, and their order of age', () => {
    for (const orderId of ['1', '2', '3', '4'])
      void recordPlaced(noKey, { orderId, orderLink, total: 1, state: 'open', lines: huge });
    const kept = placedOrders();
    expect(kept.map(({ orderId }) => orderId)).toEqual(['4', '3', '2', '1']);
    expect(kept.map((order) => Object.keys(order.lines).length > 0)).toEqual([true, true, true, false]);
  });

  it('takes ten orders of an earlier version, without those that it has itself', () => {
    place('1');
    localStorage.setItem(
      'placedOrders',
      JSON.stringify(Array.from({ length: 12 }, (_, index) => legacy(String(index + 1)))),
    );
    const ids = placedOrders().map(({ orderId }) => orderId);
    expect(ids.filter((id) => id === '1')).toHaveLength(1);
    expect(ids).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    expect(placedOrders()[0]!.total).toBe(1750);
    expect(placedOrders()[0]!.placedAt).toBeGreaterThan(1);
  });
});
