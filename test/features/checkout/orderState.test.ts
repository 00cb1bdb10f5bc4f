import { describe, expect, it } from 'vitest';
import { fetchPaymentStatus, saveOrder, type OrderOutcome } from '@/features/checkout/ordersApi';
import type { Cart } from '@/domain/entities';
import { cartFingerprint } from '@/domain/orderGroups';
import {
  orderSubmitted,
  paymentCheckRequested,
  unclearOrderFound,
  unpaidOrderDropped,
  orderSlice,
} from '@/features/checkout/orderSlice';
import {
  idempotencyKeyFor,
  recordPlaced,
  recordStatus,
  recordSubmitted,
} from '@/features/checkout/orderChanges';
import { knownKey, placedOrders, unclearCart, unpaidOrder } from '@/features/checkout/history/orderHistory';
import { orderHistoryKey } from '@/features/checkout/history/orderHistoryStorage';
import type { RequestError } from '@/shared/request/errors';
import { notify } from '@/features/notifications/notificationsSlice';
import { carTicket, cartOf, filmTicket, giftCard, storePlacedOrder } from '@test/support/carts';
import { externalNavigations } from '@test/support/externalNavigations';
import { dispatchStorage, restorePage } from '@test/support/otherTab';
import { recordedStore } from '@test/support/recordedStore';
import { disturb } from '@test/support/server';
import { areaIn } from '@test/support/areaIn';

const orderLink = 'https://pay.example/7';
const tickets = cartOf(filmTicket, carTicket);
const cards = cartOf(giftCard('karte'));
const [ticketsPrint, cardsPrint] = [cartFingerprint(tickets), cartFingerprint(cards)];

/** The stored idempotency key of a cart. */
function keyFor(cart: Cart): string {
  void idempotencyKeyFor(cart);
  return knownKey(cartFingerprint(cart))!;
}

/** The reactions of the shop wait for no more than promises. */
async function settled() {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}

/** The order of a cart, with its stored idempotency key. */
const draftOf = (cart: Cart) => ({
  customer: { firstName: 'Ada', lastName: 'Huber', email: 'ada@example.com' },
  cart,
  totalPrice: 1750,
  orderKey: keyFor(cart),
});

function open() {
  const { store, actions } = recordedStore();
  return {
    store,
    order: () => areaIn(store, orderSlice),
    texts: () => actions.filter(notify.match).map(({ payload }) => payload.text),
    async start(cart = tickets) {
      disturb('order/saveOrder', { never: true });
      const { customer, totalPrice } = draftOf(cart);
      const newest = placedOrders()[0]?.placedAt;
      store.dispatch(orderSubmitted({ customer, cart, totalPrice, newest }));
      await settled();
    },
    async succeed(outcome: OrderOutcome, cart = tickets) {
      store.dispatch(saveOrder.success(outcome, draftOf(cart)));
      await settled();
    },
    async fail(error: RequestError, cart = tickets) {
      store.dispatch(saveOrder.fail(error, draftOf(cart)));
      await settled();
    },
    async receiveStatus(paymentStatus: 'paid' | 'failed' | 'open', orderId: string) {
      store.dispatch(
        fetchPaymentStatus.success({ paymentStatus, amount: undefined, currency: undefined }, orderId),
      );
      await settled();
    },
  };
}

describe('an order that is being sent', () => {
  it('clears the error of the previous one, and counts as unclear from then on', async () => {
    const { fail, start, order } = open();
    await fail({ kind: 'refused', message: 'Ausverkauft.' });
    await start();
    expect(order()).toMatchObject({ loading: true, error: null, refusedCart: null });
    expect(unclearCart()).toBe(ticketsPrint);
  });

  it('that is cancelled does not redirect to its page', async () => {
    const { succeed, store, order } = open();
    await succeed({ kind: 'toOrderPage', orderId: '7', isReceived: false });
    store.dispatch(saveOrder.cancel());
    expect(order().toOrderPage).toBe(false);
  });

  it('that is reset has no error and no loading state', async () => {
    const { succeed, fail, store, order } = open();
    await succeed({ kind: 'toOrderPage', orderId: '7', isReceived: false });
    store.dispatch(saveOrder.reset());
    expect(order()).toMatchObject({ loading: false, posted: false, toOrderPage: false });
    await fail({ kind: 'refused' });
    store.dispatch(saveOrder.reset());
    expect(order()).toMatchObject({ posted: false, error: null, refusedCart: null });
  });
});

describe('an order that was placed', () => {
  it('is stored as open, and the browser goes to its payment page', async () => {
    const { start, succeed, order } = open();
    await start();
    await succeed({ kind: 'toPayment', orderId: '7', orderLink });
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

  it('may have no id', async () => {
    const { succeed, order } = open();
    await succeed({ kind: 'toPayment', orderId: undefined, orderLink });
    expect(order().orderId).toBeNull();
    expect(placedOrders()).toMatchObject([{ orderId: null, state: 'open' }]);
  });

  it('without a payment is stored as dropped, and the browser stays', async () => {
    const { succeed, order } = open();
    await succeed({ kind: 'toOrderPage', orderId: '7', isReceived: false });
    expect(order()).toMatchObject({ orderId: '7', orderLink: null, leaving: false, toOrderPage: true });
    expect(externalNavigations).toEqual([]);
    expect(placedOrders()).toMatchObject([
      { orderId: '7', orderLink: '', state: 'dropped', total: 1750, lines: tickets },
    ]);
  });

  it('clears the unclear state of earlier orders', async () => {
    const { start, fail, succeed } = open();
    await start(cards);
    await fail({ kind: 'network' }, cards);
    expect(unclearCart()).toBe(cardsPrint);
    await succeed({ kind: 'toPayment', orderId: '7', orderLink });
    expect(unclearCart()).toBeUndefined();
  });
});

describe('an order that failed', () => {
  it('is refused if the response says so, and is not unclear', async () => {
    const { start, fail, order, texts } = open();
    await start();
    await fail({ kind: 'refused', message: 'Ausverkauft.' });
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

  it('is unclear if there was no response', async () => {
    const { start, fail, order, texts } = open();
    await start();
    await fail({ kind: 'network' });
    expect(order()).toMatchObject({ unclearCart: ticketsPrint, refusedCart: null, loading: false });
    expect(texts()).toEqual(['Es ist ein Fehler aufgetreten!']);
    expect(unclearCart()).toBe(ticketsPrint);
  });

  it('is not announced if the visitor cancelled the request', async () => {
    const { start, fail, texts } = open();
    await start();
    await fail({ kind: 'cancelled' });
    expect(texts()).toEqual([]);
    expect(unclearCart()).toBe(ticketsPrint);
  });

  it('is no longer unclear once the same cart is refused, but stays so if another cart is', async () => {
    const { store, fail, order } = open();
    store.dispatch(unclearOrderFound(ticketsPrint));
    await fail({ kind: 'refused' }, cards);
    expect(order().unclearCart).toBe(ticketsPrint);
    await fail({ kind: 'refused' });
    expect(order().unclearCart).toBeNull();
  });
});

describe('the payment of an order', () => {
  it('settles it: the next order of the same cart gets a new idempotency key', async () => {
    const { start, succeed, receiveStatus, order } = open();
    await start();
    await succeed({ kind: 'toPayment', orderId: '7', orderLink });
    await receiveStatus('open', '7');
    expect(order()).toMatchObject({ orderLink, leaving: true });
    expect(placedOrders()[0]!.state).toBe('open');
    const key = knownKey(ticketsPrint);
    await receiveStatus('paid', '7');
    expect(unpaidOrder()).toBeUndefined();
    expect(placedOrders()[0]!.state).toBe('paid');
    expect(key).toBeDefined();
    expect(knownKey(ticketsPrint)).toBeUndefined();
  });

  it('that failed keeps the idempotency key for another attempt', async () => {
    const { start, succeed, receiveStatus } = open();
    await start();
    await succeed({ kind: 'toPayment', orderId: '7', orderLink });
    await receiveStatus('failed', '7');
    expect(unpaidOrder()).toBeUndefined();
    expect(placedOrders()[0]!.state).toBe('lost');
    expect(knownKey(ticketsPrint)).toBeDefined();
  });

  it('does not change another order', async () => {
    const { succeed, receiveStatus, order } = open();
    await succeed({ kind: 'toPayment', orderId: '7', orderLink });
    const before = order();
    await receiveStatus('paid', '8');
    expect(order()).toMatchObject({ orderId: '7', orderLink, posted: before.posted });
    expect(unpaidOrder()?.orderId).toBe('7');
  });

  it('that failed leaves a later order unpaid', async () => {
    storePlacedOrder({ orderId: '6', orderLink });
    void recordPlaced(keyFor(tickets), {
      orderId: '7',
      orderLink,
      total: 1750,
      state: 'open',
      lines: tickets,
    });
    await open().receiveStatus('failed', '6');
    expect(unpaidOrder()).toMatchObject({ orderId: '7', orderLink });
  });
});

describe('the order history', () => {
  it('is empty at first', () => {
    expect(open().order()).toMatchObject({
      orderId: null,
      orderLink: null,
      unclearCart: null,
      toOrderPage: false,
    });
  });

  it('is read at the start for an order that is unclear', async () => {
    void recordSubmitted(keyFor(cards));
    const { order } = open();
    await settled();
    expect(order().unclearCart).toBe(cardsPrint);
  });

  it('has the last order as dropped if the visitor orders again', async () => {
    storePlacedOrder({ orderId: '7', orderLink });
    const { store, succeed, order } = open();
    await succeed({ kind: 'toPayment', orderId: '8', orderLink });
    keyFor(cards);
    store.dispatch(unpaidOrderDropped());
    await settled();
    expect(order()).toMatchObject({ orderId: null, orderLink: null, posted: false, leaving: false });
    expect(placedOrders().map(({ state }) => state)).toEqual(['dropped', 'open']);
  });

  it('is not checked again when another tab only submits a cart', async () => {
    disturb('order/paymentStatus', { never: true });
    storePlacedOrder({ orderId: '7', orderLink });
    const { actions } = recordedStore();
    await settled();
    void recordSubmitted(keyFor(cards));
    dispatchStorage(orderHistoryKey);
    expect(actions.filter(paymentCheckRequested.match)).toEqual([]);
    void recordStatus('7', 'paid');
    dispatchStorage(orderHistoryKey);
    expect(actions.filter(paymentCheckRequested.match)).toHaveLength(1);
  });

  it('names an order for the check if it waited here and another tab saw its payment', async () => {
    disturb('order/paymentStatus', { never: true });
    const { actions } = recordedStore();
    await settled();
    const asked = () => actions.filter(paymentCheckRequested.match).map(({ payload }) => payload);
    function changeElsewhere(change: () => unknown): void {
      change();
      dispatchStorage(orderHistoryKey);
    }
    changeElsewhere(() => storePlacedOrder({ orderId: '7', orderLink }));
    changeElsewhere(() => recordStatus('7', 'failed'));
    changeElsewhere(() => recordStatus('7', 'paid'));
    expect(asked()).toEqual([[], [], []]);
    changeElsewhere(() => storePlacedOrder({ orderId: '8', orderLink }));
    changeElsewhere(() => recordStatus('8', 'paid'));
    expect(asked().slice(3)).toEqual([[], ['8']]);
  });

  it('keeps a cancelled order cancelled, although its payment was made', () => {
    storePlacedOrder({ orderId: '7', orderLink, state: 'cancelled' });
    void recordStatus('7', 'paid');
    expect(placedOrders()[0]!.state).toBe('cancelled');
  });

  it('does not keep a page loading that was restored from the back/forward cache', async () => {
    const { start, succeed, order } = open();
    await start();
    restorePage();
    expect(order().loading).toBe(false);
    await succeed({ kind: 'toPayment', orderId: '7', orderLink });
    restorePage();
    expect(order()).toMatchObject({ leaving: false, orderLink });
  });
});

describe('the idempotency key', () => {
  it('belongs to its cart', () => {
    const key = keyFor(tickets);
    expect(keyFor(cards)).not.toBe(key);
    expect(keyFor(tickets)).toBe(key);
    expect(knownKey('something else')).toBeUndefined();
  });

  it('is stored for the last ten carts', () => {
    const key = keyFor(tickets);
    for (let count = 2; count <= 10; count += 1) keyFor(cartOf(giftCard('karte', count)));
    expect(keyFor(tickets)).toBe(key);
    keyFor(cartOf(giftCard('karte', 11)));
    expect(knownKey(ticketsPrint)).toBeUndefined();
  });

  it('marks the cart that was sent as unclear, not another one', () => {
    const key = keyFor(tickets);
    keyFor(cards);
    expect(unclearCart()).toBeUndefined();
    void recordSubmitted(key);
    expect(unclearCart()).toBe(ticketsPrint);
  });

  it('is dropped when its order is paid; that of an order without an id, when an unknown id is paid', async () => {
    storePlacedOrder({ orderId: '8', orderLink });
    const { succeed } = open();
    keyFor(tickets);
    keyFor(cards);
    await succeed({ kind: 'toPayment', orderId: '7', orderLink });
    void recordStatus('8', 'paid');
    expect([knownKey(ticketsPrint), knownKey(cardsPrint)]).not.toContain(undefined);
    void recordStatus('7', 'paid');
    expect(knownKey(ticketsPrint)).toBeUndefined();
    expect(knownKey(cardsPrint)).toBeDefined();
    void recordStatus('9', 'paid');
    expect(knownKey(cardsPrint)).toBeUndefined();
  });

  it('is none if the stored history is invalid', () => {
    localStorage.setItem(orderHistoryKey, '"Hallo"');
    expect(knownKey('undefined')).toBeUndefined();
    keyFor(tickets);
    expect(JSON.parse(localStorage.getItem(orderHistoryKey)!)).toMatchObject({ entries: [{ order: null }] });
  });
});
