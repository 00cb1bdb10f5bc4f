import { describe, expect, it } from 'vitest';
import { shopNow } from '@/shared/browser/serverClock';
import { droppedOrderMaxAge, paymentCheckTimeoutMs } from '@/shared/config/constants';
import { orderPaid } from '@/features/cart/orderEvents';
import { track } from '@/features/consent/track';
import { checkPayment, fetchPaymentStatus } from '@/features/checkout/ordersApi';
import { orderOnPage, placedOrders, recordPlaced, unsettledOrderIds } from '@/features/checkout/orderHistory';
import { checkPrices } from '@/features/checkout/priceCheckApi';
import {
  orderRemoved,
  orderSlice,
  outcomeSeen,
  paymentCheckEnded,
  paymentCheckRequested,
  priceCheckLeft,
  priceCheckWanted,
  unpaidOrderFound,
  unpaidOrderGone,
} from '@/features/checkout/orderSlice';
import { carTicket, cartOf, filmTicket, giftCard, storePlacedOrder } from '@test/support/carts';
import { recordedStore } from '@test/support/recordedStore';
import { disturb, requestsTo } from '@test/support/server';
import { flushPending, passTime, stopTime } from '@test/support/time';

const call = 'order/paymentStatus';
const orderLink = 'https://pay.example/7';
const lines = cartOf(filmTicket, carTicket);
const noKey = '00000000-0000-4000-8000-000000000000';
const place = (orderId: string | null, link = orderLink) =>
  recordPlaced(noKey, { orderId, orderLink: link, total: 1750, state: 'open', lines });

describe('the orders whose payment is unsettled', () => {
  const droppedSince = (age: number, link = orderLink) =>
    storePlacedOrder(
      { orderId: '7', orderLink: link, state: 'dropped', placedAt: shopNow() - age },
      filmTicket,
    );

  it('are the open ones with an id, the newest first', () => {
    place('7');
    place(null);
    place('8');
    expect(unsettledOrderIds()).toEqual(['8', '7']);
  });

  it.each(['paid', 'lost'] as const)('do not include an order that is %s', (state) => {
    storePlacedOrder({ orderId: '7', orderLink, state }, filmTicket);
    expect(unsettledOrderIds()).toEqual([]);
  });

  it('include a dropped order for a limited time only', () => {
    stopTime();
    droppedSince(droppedOrderMaxAge - 1);
    expect(unsettledOrderIds()).toEqual(['7']);
    localStorage.clear();
    droppedSince(droppedOrderMaxAge);
    expect(unsettledOrderIds()).toEqual([]);
  });

  it('do not include a dropped order that needed no payment', () => {
    droppedSince(0, '');
    expect(unsettledOrderIds()).toEqual([]);
  });
});

describe('an order on its page', () => {
  it('has its own lines, and its payment address while it is open', () => {
    place('7');
    place('8', 'https://pay.example/8');
    expect(orderOnPage('7')).toMatchObject({ bought: { orderId: '7', lines }, orderLink });
    expect(orderOnPage('8').orderLink).toBe('https://pay.example/8');
  });

  it.each(['paid', 'lost', 'dropped'] as const)('has no payment address once it is %s', (state) => {
    storePlacedOrder({ orderId: '7', orderLink, state }, filmTicket);
    expect(orderOnPage('7')).toMatchObject({ bought: { orderId: '7' }, orderLink: undefined });
  });

  it('has no payment address that is not trusted', () => {
    place('7', 'https://user:secret@pay.example/');
    expect(orderOnPage('7').orderLink).toBeUndefined();
  });

  it('is the newest one if that has no id', () => {
    place('6');
    place(null);
    expect(orderOnPage('7')).toMatchObject({ bought: { orderId: null }, orderLink });
  });

  it('is unknown if the newest one has another id, or if there is none', () => {
    expect(orderOnPage('7')).toEqual({ bought: undefined, orderLink: undefined });
    place(null);
    place('8');
    expect(orderOnPage('7')).toEqual({ bought: undefined, orderLink: undefined });
  });

  it('has nothing that was bought if no lines were stored', () => {
    recordPlaced(noKey, { orderId: '7', orderLink, total: 1750, state: 'open', lines: {} });
    expect(orderOnPage('7')).toEqual({ bought: undefined, orderLink });
  });
});

const { selectAnswers, selectIsChecking, selectOutcome } = orderSlice.selectors;

function open() {
  const { store, actions } = recordedStore();
  const status = (paymentStatus: 'paid' | 'failed' | 'open') => ({
    paymentStatus,
    amount: 1750,
    currency: 'EUR',
  });
  return {
    store,
    actions,
    order: () => store.getState().order!,
    answers: () => selectAnswers(store.getState() as never),
    outcome: () => selectOutcome(store.getState() as never),
    isChecking: () => selectIsChecking(store.getState() as never),
    payments: () => actions.filter(orderPaid.match).map(({ payload }) => payload),
    purchases: () => actions.filter(track.match),
    receive: (word: 'paid' | 'failed' | 'open', orderId = '7') =>
      store.dispatch(checkPayment.success(status(word), orderId)),
    receiveOnPage: (word: 'paid' | 'failed' | 'open', orderId = '7') =>
      store.dispatch(fetchPaymentStatus.success(status(word), orderId)),
    fail: (orderId = '7') => store.dispatch(checkPayment.fail({ kind: 'server' }, orderId)),
  };
}

describe('a checked payment', () => {
  it('that was made removes the ordered lines and is tracked, once per order', () => {
    place('7');
    const { receive, receiveOnPage, payments, purchases, order } = open();
    receive('paid');
    receive('paid');
    receiveOnPage('paid');
    expect(payments()).toEqual([{ orderId: '7', lines }]);
    expect(purchases()).toHaveLength(1);
    expect(placedOrders()[0]!.state).toBe('paid');
    expect(order()).toMatchObject({ orderLink: null, answer: null, leaving: false });
  });

  it('of an order without stored lines names the order only', () => {
    place('7');
    const { receive, payments } = open();
    receive('paid', '9');
    expect(payments()).toEqual([{ orderId: '9' }]);
  });

  it('without an amount is not tracked', () => {
    place('7');
    const { store, payments, purchases } = open();
    const paid = { paymentStatus: 'paid', amount: undefined, currency: undefined } as const;
    store.dispatch(checkPayment.success(paid, '7'));
    expect(payments()).toEqual([{ orderId: '7', lines }]);
    expect(purchases()).toEqual([]);
  });

  it('that failed ends the order without a purchase', () => {
    place('7');
    const { receive, payments, order } = open();
    receive('failed');
    expect(placedOrders()[0]!.state).toBe('lost');
    expect(payments()).toEqual([]);
    expect(order()).toMatchObject({
      orderLink: null,
      leaving: false,
      outcome: { orderId: '7', status: 'failed' },
    });
  });

  it('that is pending is the answer about this order only', () => {
    place('7');
    const { receive, order, answers } = open();
    receive('open', '6');
    expect(order().answer).toBeNull();
    receive('open');
    expect(order()).toMatchObject({ answer: { status: 'open' }, orderLink, outcome: null });
    expect(answers()).toEqual([
      { orderId: '6', answer: { status: 'open' } },
      { orderId: '7', answer: { status: 'open' } },
    ]);
    expect(placedOrders()[0]!.state).toBe('open');
  });

  it('of another order is an outcome if it was made, not if it failed', () => {
    place('7');
    const { receive, order, outcome, store } = open();
    receive('open');
    receive('failed', '6');
    expect(order()).toMatchObject({ outcome: null, orderLink });
    receive('paid', '6');
    expect(outcome()).toEqual({ orderId: '6', status: 'paid' });
    expect(order()).toMatchObject({ orderLink, answer: { status: 'open' } });
    store.dispatch(outcomeSeen());
    expect(outcome()).toBeNull();
    store.dispatch(unpaidOrderGone());
    receive('failed');
    expect(outcome()).toBeNull();
  });

  it('that cannot be loaded is the answer about this order only', () => {
    place('7');
    const { fail, order, answers } = open();
    fail('6');
    expect(order().answer).toBeNull();
    expect(answers()).toEqual([{ orderId: '6', answer: { error: { kind: 'server' } } }]);
    fail();
    expect(order().answer).toEqual({ error: { kind: 'server' } });
  });

  it('is forgotten once another order waits for its payment, or this one again', () => {
    place('7');
    const { receive, fail, order, store } = open();
    receive('open');
    place('8', 'https://pay.example/8');
    receive('paid', '6');
    expect(order()).toMatchObject({ orderId: '8', answer: null });
    store.dispatch(unpaidOrderGone());
    fail('8');
    expect(order().answer).not.toBeNull();
    store.dispatch(unpaidOrderFound({ orderId: '8', orderLink }));
    expect(order()).toMatchObject({ orderLink, answer: null });
  });

  it('is forgotten with an order that the visitor removed, and only with that one', () => {
    place('7');
    const { receive, order, outcome, store } = open();
    receive('open');
    receive('paid', '6');
    store.dispatch(orderRemoved('8'));
    expect(order()).toMatchObject({ orderLink, answer: { status: 'open' }, outcome: { orderId: '6' } });
    store.dispatch(orderRemoved('6'));
    expect(order()).toMatchObject({ orderLink, answer: { status: 'open' }, outcome: null });
    store.dispatch(orderRemoved('7'));
    expect(order()).toMatchObject({ orderLink: null, answer: null });
    expect(outcome()).toBeNull();
  });

  it('that its own page shows is no outcome any more, and leaves that of another order', async () => {
    place('7');
    disturb(call, { never: true });
    stopTime();
    const { receive, receiveOnPage, order, store } = open();
    receive('paid', '6');
    store.dispatch(paymentCheckRequested());
    receiveOnPage('paid', '7');
    expect(order()).toMatchObject({ orderId: '7', outcome: { orderId: '6' }, isChecking: true });
    receiveOnPage('paid', '6');
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
    const { store, order } = open();
    store.dispatch(paymentCheckRequested());
    await flushPending();
    await passTime(paymentCheckTimeoutMs - 1);
    expect(requestsTo(call)).toHaveLength(1);
    await passTime(1);
    expect(requestsTo(call)).toHaveLength(2);
    expect(order().answer).toEqual({ error: { kind: 'cancelled' } });
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

  it('clears the last answer when it starts, and its state when it ends', async () => {
    place('7');
    stopTime();
    const { store, fail, order, answers } = open();
    fail();
    disturb(call, { never: true });
    store.dispatch(paymentCheckRequested());
    expect(order()).toMatchObject({ answer: null, isChecking: true });
    expect(answers()).toEqual([]);
    store.dispatch(paymentCheckEnded());
    expect(order().isChecking).toBe(false);
    await flushPending();
  });
});

describe('the price query of the checkout', () => {
  const query = { showIds: [301], withGiftCards: false };
  const { selectPriceCheck, selectPriceQuery } = orderSlice.selectors;
  const result = { shows: [], giftCards: undefined, readAt: 1 };

  it('is requested once while the checkout is shown, and again after a reset', () => {
    const { store } = open();
    const wanted = () => selectPriceQuery(store.getState() as never, query);
    expect(wanted()).toBeUndefined();
    store.dispatch(priceCheckWanted());
    expect(wanted()).toEqual(query);
    store.dispatch(checkPrices.success(result, query));
    expect(wanted()).toBeUndefined();
    store.dispatch(checkPrices.reset());
    expect(wanted()).toEqual(query);
    expect(selectPriceCheck(store.getState() as never)).toMatchObject({ isLoading: false, seen: result });
    store.dispatch(checkPrices.fail({ kind: 'server' }, query));
    expect(wanted()).toBeUndefined();
    expect(
      selectPriceQuery(store.getState() as never, { showIds: [302], withGiftCards: false }),
    ).toBeDefined();
    store.dispatch(priceCheckLeft());
    expect(wanted()).toBeUndefined();
  });

  it('is none for a cart without shows and gift cards', () => {
    const { store } = open();
    store.dispatch(priceCheckWanted());
    const empty = { showIds: [], withGiftCards: false };
    expect(selectPriceQuery(store.getState() as never, empty)).toBeUndefined();
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
      recordPlaced(noKey, { orderId, orderLink, total: 1, state: 'open', lines: huge });
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
