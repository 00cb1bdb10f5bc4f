import { describe, expect, it } from 'vitest';
import { fetchPaymentStatus, saveOrder, type OrderOutcome } from '@/features/checkout/ordersApi';
import { checkPrices } from '@/features/checkout/priceCheckApi';
import type { Cart } from '@/domain/entities';
import { cartFingerprint } from '@/domain/orderGroups';
import { priceCheckLeft, unclearOrderFound, unpaidOrderDropped } from '@/features/checkout/orderSlice';
import {
  idempotencyKeyFor,
  knownKey,
  placedOrders,
  recordPlaced,
  recordState,
  recordSubmitted,
  unclearCart,
} from '@/features/checkout/orderHistory';
import { orderHistoryKey } from '@/features/checkout/orderHistoryStorage';
import type { RequestError } from '@/shared/request/errors';
import { notify } from '@/features/notifications/notify';
import { carTicket, cartOf, filmTicket, giftCard, storePlacedOrder } from '@test/support/carts';
import { externalNavigations } from '@test/support/externalNavigations';
import { recordedStore } from '@test/support/recordedStore';
import { disturb } from '@test/support/server';

const orderLink = 'https://pay.example/7';
const tickets = cartOf(filmTicket, carTicket);
const cards = cartOf(giftCard('karte'));
const [ticketsPrint, cardsPrint] = [cartFingerprint(tickets), cartFingerprint(cards)];

/** The order of a cart, with the key under which it is noted. */
const draftOf = (cart: Cart) => ({
  customer: { firstName: 'Ada', lastName: 'Huber', email: 'ada@example.com' },
  cart,
  totalPrice: 1750,
  orderKey: idempotencyKeyFor(cart),
});

function open() {
  const { store, actions } = recordedStore();
  return {
    store,
    order: () => store.getState().order!,
    texts: () => actions.filter(notify.match).map(({ payload }) => payload.text),
    start(cart = tickets) {
      disturb('order/saveOrder', { never: true });
      store.dispatch(saveOrder.start(draftOf(cart)));
    },
    succeed: (outcome: OrderOutcome, cart = tickets) =>
      store.dispatch(saveOrder.success(outcome, draftOf(cart))),
    fail: (error: RequestError, cart = tickets) => store.dispatch(saveOrder.fail(error, draftOf(cart))),
    hear: (paymentStatus: 'paid' | 'failed' | 'open', orderId: string) =>
      store.dispatch(
        fetchPaymentStatus.success({ paymentStatus, amount: undefined, currency: undefined }, orderId),
      ),
  };
}

describe('an order on its way', () => {
  it('takes back what was said of the one before, and may have arrived from then on', () => {
    const { fail, start, order } = open();
    fail({ kind: 'refused', message: 'Ausverkauft.' });
    start();
    expect(order()).toMatchObject({ loading: true, error: null, refusedCart: null });
    expect(unclearCart()).toBe(ticketsPrint);
  });

  it('that is given up forgets that its page was the place to go', () => {
    const { succeed, store, order } = open();
    succeed({ kind: 'toOrderPage', orderId: '7' });
    store.dispatch(saveOrder.cancel());
    expect(order().toOrderPage).toBe(false);
  });

  it('that is reset is none, and is not said to have failed', () => {
    const { succeed, fail, store, order } = open();
    succeed({ kind: 'toOrderPage', orderId: '7' });
    store.dispatch(saveOrder.reset());
    expect(order()).toMatchObject({ loading: false, posted: false, toOrderPage: false });
    fail({ kind: 'refused' });
    store.dispatch(saveOrder.reset());
    expect(order()).toMatchObject({ posted: false, error: null, refusedCart: null });
  });
});

describe('an order that was placed', () => {
  it('is noted as open and leads to its payment', () => {
    const { start, succeed, order } = open();
    start();
    succeed({ kind: 'toPayment', orderId: '7', orderLink });
    expect(order()).toMatchObject({
      posted: true,
      loading: false,
      orderId: '7',
      orderLink,
      leaving: true,
      toOrderPage: false,
    });
    expect(externalNavigations).toEqual([orderLink]);
    expect(placedOrders()).toMatchObject([
      { orderId: '7', orderLink, total: 1750, state: 'open', lines: tickets },
    ]);
    expect(unclearCart()).toBeUndefined();
  });

  it('may have no number', () => {
    const { succeed, order } = open();
    succeed({ kind: 'toPayment', orderId: undefined, orderLink });
    expect(order().orderId).toBeNull();
    expect(placedOrders()).toMatchObject([{ orderId: null, state: 'open' }]);
  });

  it('and needs no payment is noted as one that nobody is asked to pay, and leads nowhere', () => {
    const { succeed, order } = open();
    succeed({ kind: 'toOrderPage', orderId: '7' });
    expect(order()).toMatchObject({ orderId: '7', orderLink: null, leaving: false, toOrderPage: true });
    expect(externalNavigations).toEqual([]);
    expect(placedOrders()).toMatchObject([
      { orderId: '7', orderLink: '', state: 'dropped', total: 1750, lines: tickets },
    ]);
  });

  it('makes nothing unclear any more that was', () => {
    const { start, fail, succeed } = open();
    start(cards);
    fail({ kind: 'network' }, cards);
    expect(unclearCart()).toBe(cardsPrint);
    succeed({ kind: 'toPayment', orderId: '7', orderLink });
    expect(unclearCart()).toBeUndefined();
  });
});

describe('an order that failed', () => {
  it('is refused where the answer says no, and cannot have arrived', () => {
    const { start, fail, order, texts } = open();
    start();
    fail({ kind: 'refused', message: 'Ausverkauft.' });
    expect(order()).toMatchObject({
      loading: false,
      posted: true,
      error: { kind: 'refused' },
      refusedCart: ticketsPrint,
      unclearCart: null,
    });
    expect(texts()).toEqual(['Bestellung wurde nicht erstellt: Ausverkauft.']);
    expect(unclearCart()).toBeUndefined();
  });

  it('is unclear where no answer came', () => {
    const { start, fail, order, texts } = open();
    start();
    fail({ kind: 'network' });
    expect(order()).toMatchObject({ unclearCart: ticketsPrint, refusedCart: null, loading: false });
    expect(texts()).toEqual(['Es ist ein Fehler aufgetreten!']);
    expect(unclearCart()).toBe(ticketsPrint);
  });

  it('is not announced where the visitor waits no longer', () => {
    const { start, fail, texts } = open();
    start();
    fail({ kind: 'cancelled' });
    expect(texts()).toEqual([]);
    expect(unclearCart()).toBe(ticketsPrint);
  });

  it('is clear again once the same cart is refused, not once another one is', () => {
    const { store, fail, order } = open();
    store.dispatch(unclearOrderFound(ticketsPrint));
    fail({ kind: 'refused' }, cards);
    expect(order().unclearCart).toBe(ticketsPrint);
    fail({ kind: 'refused' });
    expect(order().unclearCart).toBeNull();
  });
});

describe('the payment of an order', () => {
  it('settles it: the cart’s next order is a new one', () => {
    const { start, succeed, hear, order } = open();
    start();
    succeed({ kind: 'toPayment', orderId: '7', orderLink });
    hear('open', '7');
    expect(order()).toMatchObject({ orderLink, leaving: true });
    expect(placedOrders()[0]!.state).toBe('open');
    const key = knownKey(ticketsPrint);
    hear('paid', '7');
    expect(order()).toMatchObject({ orderId: '7', orderLink: null, posted: false, leaving: false });
    expect(placedOrders()[0]!.state).toBe('paid');
    expect(key).toBeDefined();
    expect(knownKey(ticketsPrint)).toBeUndefined();
  });

  it('that failed leaves the same order to be tried again', () => {
    const { start, succeed, hear, order } = open();
    start();
    succeed({ kind: 'toPayment', orderId: '7', orderLink });
    hear('failed', '7');
    expect(order()).toMatchObject({ orderId: '7', orderLink: null });
    expect(placedOrders()[0]!.state).toBe('lost');
    expect(knownKey(ticketsPrint)).toBeDefined();
  });

  it('says nothing of another order', () => {
    const { succeed, hear, order } = open();
    succeed({ kind: 'toPayment', orderId: '7', orderLink });
    const before = order();
    hear('paid', '8');
    expect(order()).toMatchObject({ orderId: '7', orderLink, posted: before.posted });
  });

  it('is that of an order whose number is not known, where no other is', () => {
    const { hear, order } = open();
    hear('open', '8');
    expect(order().orderId).toBeNull();
    hear('paid', '8');
    expect(order().orderId).toBe('8');
  });

  it('leaves the one before it to be paid', () => {
    storePlacedOrder({ orderId: '6', orderLink });
    recordPlaced(idempotencyKeyFor(tickets), {
      orderId: '7',
      orderLink,
      total: 1750,
      state: 'open',
      lines: tickets,
    });
    const { hear, order } = open();
    hear('failed', '6');
    expect(order()).toMatchObject({ orderId: '7', orderLink });
  });
});

describe('what this browser noted', () => {
  it('is nothing at first', () => {
    expect(open().order()).toMatchObject({
      orderId: null,
      orderLink: null,
      unclearCart: null,
      toOrderPage: false,
    });
  });

  it('is found when the shop starts: the order to be paid, and the one that is unclear', () => {
    storePlacedOrder({ orderId: '7', orderLink });
    recordSubmitted(idempotencyKeyFor(cards));
    expect(open().order()).toMatchObject({ orderId: '7', orderLink, unclearCart: cardsPrint });
  });

  it('is dropped where the visitor orders anew', () => {
    storePlacedOrder({ orderId: '7', orderLink });
    const { store, succeed, order } = open();
    succeed({ kind: 'toPayment', orderId: '8', orderLink });
    store.dispatch(unpaidOrderDropped());
    expect(order()).toMatchObject({ orderId: null, orderLink: null, posted: false, leaving: false });
    expect(placedOrders().map(({ state }) => state)).toEqual(['dropped', 'open']);
  });

  it('is followed where another tab changes it', () => {
    const { order, succeed } = open();
    succeed({ kind: 'toPayment', orderId: '6', orderLink: 'https://pay.example/6' });
    storePlacedOrder({ orderId: '7', orderLink });
    window.dispatchEvent(new StorageEvent('storage', { key: orderHistoryKey }));
    expect(order()).toMatchObject({ orderId: '7', orderLink });
    recordState('7', 'paid');
    window.dispatchEvent(new StorageEvent('storage', { key: orderHistoryKey }));
    expect(order()).toMatchObject({ orderLink: null, leaving: false });
  });

  it('is no reason to wait for a page that was left and is back', () => {
    const { start, succeed, order } = open();
    const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    start();
    comeBack();
    expect(order().loading).toBe(false);
    succeed({ kind: 'toPayment', orderId: '7', orderLink });
    comeBack();
    expect(order()).toMatchObject({ leaving: false, orderLink });
  });
});

describe('the key of an order', () => {
  it('is that of its cart, and each cart has one of its own', () => {
    const key = idempotencyKeyFor(tickets);
    expect(idempotencyKeyFor(cards)).not.toBe(key);
    expect(idempotencyKeyFor(tickets)).toBe(key);
    expect(knownKey('something else')).toBeUndefined();
  });

  it('is remembered for the last ten carts', () => {
    const key = idempotencyKeyFor(tickets);
    for (let count = 2; count <= 10; count += 1) idempotencyKeyFor(cartOf(giftCard('karte', count)));
    expect(idempotencyKeyFor(tickets)).toBe(key);
    idempotencyKeyFor(cartOf(giftCard('karte', 11)));
    expect(knownKey(ticketsPrint)).toBeUndefined();
  });

  it('is that of the cart that was sent, not of another one', () => {
    const key = idempotencyKeyFor(tickets);
    idempotencyKeyFor(cards);
    expect(unclearCart()).toBeUndefined();
    recordSubmitted(key);
    expect(unclearCart()).toBe(ticketsPrint);
  });

  it('is forgotten with the order that is paid; one without a number, where no number was known', () => {
    storePlacedOrder({ orderId: '8', orderLink });
    const { succeed } = open();
    succeed({ kind: 'toPayment', orderId: '7', orderLink });
    idempotencyKeyFor(cards);
    recordState('8', 'paid');
    expect([knownKey(ticketsPrint), knownKey(cardsPrint)]).not.toContain(undefined);
    recordState('7', 'paid');
    expect(knownKey(ticketsPrint)).toBeUndefined();
    expect(knownKey(cardsPrint)).toBeDefined();
    recordState('9', 'paid');
    expect(knownKey(cardsPrint)).toBeUndefined();
  });

  it('is none in notes that are no list', () => {
    localStorage.setItem(orderHistoryKey, '"Hallo"');
    expect(knownKey('undefined')).toBeUndefined();
    idempotencyKeyFor(tickets);
    expect(JSON.parse(localStorage.getItem(orderHistoryKey)!)).toMatchObject({ entries: [{ order: null }] });
  });
});

describe('the price check before an order', () => {
  const question = { showIds: [301], withGiftCards: false };
  const seen = { shows: [], giftCards: undefined, readAt: 1 };

  it('keeps what it found while it is asked again, and says what failed', () => {
    disturb('show/getShowDetailData', { never: true });
    const { store, order } = open();
    expect(order().look).toMatchObject({ isLoading: false, error: null, seen: null });
    store.dispatch(checkPrices.start(question));
    expect(order().look.isLoading).toBe(true);
    store.dispatch(checkPrices.success(seen, question));
    expect(order().look).toMatchObject({ isLoading: false, error: null, seen });
    store.dispatch(checkPrices.fail({ kind: 'network' }, question));
    expect(order().look).toMatchObject({ isLoading: false, error: { kind: 'network' }, seen });
    store.dispatch(checkPrices.start(question));
    expect(order().look).toMatchObject({ isLoading: true, error: null, seen });
    store.dispatch(checkPrices.fail({ kind: 'network' }, question));
    expect(order().look.isLoading).toBe(false);
    store.dispatch(priceCheckLeft());
    expect(order().look).toMatchObject({ isLoading: false, error: null, seen: null });
  });
});
