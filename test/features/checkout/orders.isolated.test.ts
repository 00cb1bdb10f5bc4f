import { beforeEach, describe, expect, it, vi } from 'vitest';
import { orderPaid } from '@/features/cart/cartSlice';
import { fetchPaymentStatus, saveOrder } from '@/features/checkout/ordersApi';
import type { Cart } from '@/domain/entities';
import { askedAgain, checkoutResultSlice } from '@/features/checkout/payment/checkoutResultSlice';
import { duplicateOrder } from '@/features/checkout/history/duplicateOrder';
import { dropUnpaidOrder, recordPlaced, recordStatus } from '@/features/checkout/orderChanges';
import { placedOrders, unpaidOrder } from '@/features/checkout/history/orderHistory';
import type { Fault } from '@test/sandbox/app';
import { carTicket, cartOf, filmTicket, giftCard, storePlacedOrder } from '@test/support/carts';
import { scriptAddress } from '@test/support/hostile';
import { recordedStore } from '@test/support/recordedStore';
import { disturb, requestsTo } from '@test/support/server';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { areaIn } from '@test/support/areaIn';
import { orderSlice } from '@/features/checkout/orderSlice';

describe('resetting an order', () => {
  const draft = {
    customer: { firstName: 'Ada', lastName: 'Huber', email: 'ada@example.com' },
    cart: cartOf(filmTicket, carTicket),
    totalPrice: 1750,
    orderKey: 'a5f1c1de-0000-4000-8000-000000000000',
  };

  it('a reset clears the flags of an order that failed (requirements, "Order")', () => {
    const { store } = recordedStore();
    store.dispatch(saveOrder.fail({ kind: 'refused', message: 'Ausverkauft.' }, draft));
    expect(areaIn(store, orderSlice)).toMatchObject({ posted: true, error: { message: 'Ausverkauft.' } });
    store.dispatch(saveOrder.reset());
    expect(areaIn(store, orderSlice)).toMatchObject({ loading: false, posted: false, error: null });
  });
});

const key = 'orderHistory';

const orderLink = 'https://pay.example/7';

const lines = cartOf(filmTicket, carTicket);

const noted = { orderId: '7', orderLink, total: 1750, placedAt: 1, state: 'open', lines: '{}' };

const entryOf = (order: unknown) => ({ key: null, fingerprint: '', isUnclear: false, order });

const store = (value: unknown) => localStorage.setItem(key, JSON.stringify(value));

const storeOrders = (orders: unknown[]) => store({ entries: orders.map(entryOf), paidIds: [] });

const noKey = '00000000-0000-4000-8000-000000000000';

const numbers = () => placedOrders().map(({ orderId }) => orderId);

function place(orderId: string | null, held = lines) {
  void recordPlaced(noKey, { orderId, orderLink, total: 1750, state: 'open', lines: held });
}

describe('the orders of this browser', () => {
  it('are stored with their lines, the newest first', () => {
    place('7');
    place('8', cartOf(giftCard('karte')));
    expect(numbers()).toEqual(['8', '7']);
    expect(placedOrders()[1]).toMatchObject({ orderId: '7', orderLink, total: 1750, state: 'open', lines });
    expect(placedOrders()[0]!.placedAt).toBe(Date.now());
  });

  it('are at most ten', () => {
    for (let number = 1; number <= 12; number += 1) place(String(number));
    expect(numbers()).toEqual(['12', '11', '10', '9', '8', '7', '6', '5', '4', '3']);
    const { entries } = JSON.parse(localStorage.getItem(key)!) as { entries: unknown[] };
    expect(entries).toHaveLength(10);
  });

  it('are stored once each, even if they are submitted again', () => {
    place('7');
    place('8');
    place('7');
    expect(numbers()).toEqual(['7', '8']);
  });

  it('without an id are all stored, and take the state of the next unknown id', () => {
    place(null);
    place(null);
    void recordStatus('7', 'paid');
    expect(placedOrders().map(({ state }) => state)).toEqual(['paid', 'paid']);
  });

  it('ignore the state of an unknown id if they have an id or were dropped', () => {
    place('7');
    void recordPlaced(noKey, { orderId: null, orderLink, total: 1750, state: 'dropped', lines });
    void recordStatus('9', 'paid');
    expect(placedOrders().map(({ state }) => state)).toEqual(['dropped', 'open']);
  });

  it('without an id are not confused with an order whose id is known', () => {
    place('7');
    place(null);
    void recordStatus('7', 'paid');
    expect(placedOrders().map(({ state }) => state)).toEqual(['open', 'paid']);
    void recordStatus('8', 'paid');
    expect(numbers()).toEqual(['8', '7']);
  });

  it('with huge carts leave room in the storage for the cart', () => {
    const cards = Array.from({ length: 100 }, (_, number) => giftCard(`karte${number}`));
    const huge = cartOf(...cards.map((card) => ({ ...card, voucherCategory: 'x'.repeat(1500) })));
    for (let number = 1; number <= 10; number += 1) place(String(number), huge);
    const carts = placedOrders().map((order) => Object.keys(order.lines).length);
    expect(carts).toHaveLength(10);
    expect(carts[0]).toBe(100);
    expect(carts[9]).toBe(0);
    expect(localStorage.getItem(key)!.length).toBeLessThan(500_000);
  });

  it('keep the lines of the newest order, however many it has', () => {
    const cards = Array.from({ length: 200 }, (_, number) => giftCard(`karte${number}`));
    place('7', cartOf(...cards.map((card) => ({ ...card, voucherCategory: 'x'.repeat(1500) }))));
    expect(Object.keys(placedOrders()[0]!.lines)).toHaveLength(200);
  });

  it('are kept in memory if the browser cannot store them', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    place('7');
    expect(unpaidOrder()).toMatchObject({ orderId: '7', lines });
    vi.restoreAllMocks();
    place('8');
    expect(numbers()).toEqual(['8', '7']);
  });
});

describe('the order that waits for its payment', () => {
  it('is the newest, as long as it is open', () => {
    place('7');
    place('8');
    expect(unpaidOrder()).toMatchObject({ orderId: '8', orderLink });
    void recordStatus('8', 'paid');
    expect(unpaidOrder()).toBeUndefined();
  });

  it('is none once the visitor starts a new order', () => {
    place('7');
    void dropUnpaidOrder();
    expect(unpaidOrder()).toBeUndefined();
    expect(placedOrders()[0]!.state).toBe('dropped');
  });

  it.each([scriptAddress, 'http://evil.example/', 'https://user:secret@pay.example/', 'https://'])(
    'is none if its payment address is %j',
    (address) => {
      storePlacedOrder({ orderId: '7', orderLink: address });
      expect(unpaidOrder()).toBeUndefined();
    },
  );
});

describe('stored orders that were tampered with', () => {
  it.each([
    ['text', 'Hallo'],
    ['null', null],
    ['a list', [entryOf(noted)]],
    ['a map of entries', { entries: { 0: entryOf(noted) }, paidIds: [] }],
    ['nested lists', { entries: [[[entryOf(noted)]]], paidIds: [] }],
    ['numbers', { entries: [1, 2], paidIds: [] }],
  ])('are ignored if they are %s', (_, value) => {
    store(value);
    expect(placedOrders()).toEqual([]);
    expect(unpaidOrder()).toBeUndefined();
  });

  it.each([
    ['orderId', 7],
    ['orderId', ''],
    ['orderId', '7'.repeat(101)],
    ['orderLink', null],
    ['total', '17,50'],
    ['total', -1],
    ['total', 1e309],
    ['total', 0.5],
    ['placedAt', 'gestern'],
    ['placedAt', -1],
    ['placedAt', 8.64e15 + 1],
    ['state', 'constructor'],
    ['lines', { a: 1 }],
  ])('omit the order whose %s is %j, and keep the others', (field, value) => {
    storeOrders([
      { ...noted, [field]: value },
      { ...noted, orderId: '8' },
    ]);
    expect(numbers()).toEqual(['8']);
  });

  it('do not change the prototype of objects', () => {
    const hostile = `{"__proto__":${JSON.stringify(filmTicket)},"constructor":${JSON.stringify(filmTicket)}}`;
    localStorage.setItem(
      key,
      JSON.stringify({ entries: [entryOf({ ...noted, lines: hostile })], paidIds: [] }).replace(
        '"order":{',
        '"order":{"__proto__":{"state":"paid"},',
      ),
    );
    expect(placedOrders()[0]).toMatchObject({ state: 'open', lines: {} });
    expect(({} as Record<string, unknown>)['state']).toBeUndefined();
  });

  it('are read up to the tenth', () => {
    storeOrders(Array.from({ length: 5000 }, () => noted));
    expect(placedOrders()).toHaveLength(10);
  });

  it.each(['{', '[', 'null', `"${'x'.repeat(2_000_000)}"`])(
    'have no lines if their cart is damaged: %.10s',
    (broken) => {
      storeOrders([{ ...noted, lines: broken }]);
      expect(placedOrders()[0]!.lines).toEqual({});
    },
  );
});

describe('a duplicate order', () => {
  const hour = 60 * 60_000;
  let now = 0;
  beforeEach(() => {
    now = Date.now();
  });
  const duplicateOf = (cart: Cart) => duplicateOrder(cart, placedOrders(), now);

  it.each([
    ['open', 1, true],
    ['paid', 1, true],
    ['paid', 23.9, true],
    ['paid', 24, false],
    ['lost', 1, true],
    ['received', 1, true],
    ['cancelled', 1, false],
    ['dropped', 1, false],
  ])('%s and %d h ago is one: %s', (state, hours, isOne) => {
    storePlacedOrder({ orderId: '7', orderLink, state, placedAt: now - hours * hour }, filmTicket, carTicket);
    expect(duplicateOf(lines)?.orderId).toBe(isOne ? '7' : undefined);
  });

  it('has the same products, counts and prices', () => {
    storePlacedOrder({ orderId: '7', orderLink, state: 'paid' }, filmTicket, carTicket);
    expect(duplicateOf(cartOf(filmTicket))).toBeUndefined();
    expect(duplicateOf(cartOf({ ...filmTicket, count: 2 }, carTicket))).toBeUndefined();
    expect(duplicateOf(cartOf({ ...filmTicket, price: 1300 }, carTicket))).toBeUndefined();
  });

  it('is recognised for gift cards too, whose keys are random', () => {
    storePlacedOrder({ orderId: '7', orderLink, state: 'paid' }, giftCard('aaaaa', 2));
    expect(duplicateOf(cartOf(giftCard('bbbbb', 2)))?.orderId).toBe('7');
    expect(duplicateOf(cartOf(giftCard('bbbbb', 3)))).toBeUndefined();
  });
});

describe('paid orders', () => {
  /** Of a newly loaded page, which has no module state. */
  async function isChangedForFreshPage(orderId: string): Promise<boolean> {
    vi.resetModules();
    const { recordPaid } = await import('@/features/checkout/orderChanges');
    return recordPaid(orderId);
  }

  it('are new to one page only, not to pages that are loaded later (requirements R5)', async () => {
    expect(await isChangedForFreshPage('7')).toBe(true);
    for (let reload = 0; reload < 3; reload += 1) expect(await isChangedForFreshPage('7')).toBe(false);
    expect(await isChangedForFreshPage('8')).toBe(true);
  });

  it('are not new to a reloaded page even if local storage is full', async () => {
    const setItem = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    expect(await isChangedForFreshPage('7')).toBe(true);
    expect(await isChangedForFreshPage('7')).toBe(false);
    expect(await isChangedForFreshPage('8')).toBe(true);
    expect(await isChangedForFreshPage('7')).toBe(false);
  });

  it('are stored for all tabs, the last fifty of them', async () => {
    store({ entries: 'none', paidIds: { no: 'list' } });
    for (let order = 1; order <= 51; order += 1) await isChangedForFreshPage(String(order));
    const { paidIds } = JSON.parse(localStorage.getItem(key)!) as { paidIds: string[] };
    expect([paidIds.length, paidIds[0], paidIds.at(-1)]).toEqual([50, '2', '51']);
    expect(sessionStorage.getItem(key)).toBeNull();
  });
});

const call = 'order/paymentStatus';

const respondWith = (paymentStatus: string, times?: number) =>
  disturb(call, {
    body: { paymentStatus, amount: 20, currency: 'EUR' },
    ...(times === undefined ? {} : { times }),
  });

function open() {
  stopTime();
  const recorded = recordedStore();
  recorded.store.dispatch(fetchPaymentStatus.subscribe('7'));
  return recorded;
}

function paymentOf(store: ReturnType<typeof open>['store']) {
  const { outcome } = areaIn(store, checkoutResultSlice);
  return outcome && ('paymentStatus' in outcome ? outcome.paymentStatus : outcome.error.kind);
}

const waitedOut = ({ store }: ReturnType<typeof open>) => areaIn(store, checkoutResultSlice).waitedOut;

const threeMinutes = 180_000;

describe('polling the payment status', () => {
  it('repeats after 1, 2, 4, 8, 15, 15 … seconds for 3 minutes, then every minute', async () => {
    respondWith('open');
    const recorded = open();
    const seconds: number[] = [];
    let looks = 0;
    await flushPending();
    for (let second = 0; second <= 310; second += 1) {
      const now = requestsTo(call).length;
      if (now > looks) seconds.push(second);
      looks = now;
      await passTime(1000);
    }
    expect(seconds).toEqual([0, 1, 3, 7, 15, 30, 45, 60, 75, 90, 105, 120, 135, 150, 165, 240, 300]);
    expect(waitedOut(recorded)).toBe(true);
    expect(recorded.store.getState().loadingBar.active).toEqual({});
  });

  it('goes on for an hour, while the tab is visible', async () => {
    respondWith('open');
    const visibility = vi.spyOn(document, 'visibilityState', 'get');
    const { store } = open();
    await flushPending();
    await passTime(threeMinutes);
    const closely = requestsTo(call).length;
    visibility.mockReturnValue('hidden');
    for (let minute = 0; minute < 20; minute += 1) await passTime(60_000);
    expect(requestsTo(call)).toHaveLength(closely);
    visibility.mockReturnValue('visible');
    for (let minute = 0; minute < 60; minute += 1) await passTime(60_000);
    expect(requestsTo(call)).toHaveLength(closely + 40);
    expect(store.getState().loadingBar.active).toEqual({});
  });

  it.each(['paid', 'failed', 'canceled', 'expired', 'PAID', 'Failed'])('ends with „%s“', async (final) => {
    respondWith('pending', 2);
    respondWith(final);
    open();
    await flushPending();
    await passTime(1000);
    await passTime(2000);
    expect(requestsTo(call)).toHaveLength(3);
    await passTime(200_000);
    expect(requestsTo(call)).toHaveLength(3);
  });

  it.each(['open', 'pending', 'authorized', 'irgendwas'])('continues at „%s“', async (status) => {
    respondWith(status);
    open();
    await flushPending();
    await passTime(1000);
    expect(requestsTo(call)).toHaveLength(2);
  });

  it('ends when the visitor leaves', async () => {
    respondWith('open');
    const { store } = open();
    await flushPending();
    store.dispatch(fetchPaymentStatus.unsubscribe('7'));
    await passTime(200_000);
    expect(requestsTo(call)).toHaveLength(1);
    expect(store.getState().loadingBar.active).toEqual({});
  });

  it('starts again when the visitor requests it', async () => {
    respondWith('open');
    const { store } = open();
    await flushPending();
    await passTime(200_000);
    const before = requestsTo(call).length;
    store.dispatch(askedAgain('7'));
    await flushPending();
    await passTime(1000);
    expect(requestsTo(call)).toHaveLength(before + 2);
    expect(areaIn(store, checkoutResultSlice).waitedOut).toBe(false);
  });

  it('reports a payment once per order, however often its page is opened (requirements R5)', async () => {
    respondWith('paid');
    stopTime();
    let reported = 0;
    for (let visit = 0; visit < 4; visit += 1) {
      const { store, actions } = recordedStore();
      store.dispatch(fetchPaymentStatus.subscribe('7'));
      await flushPending();
      store.dispatch(askedAgain('7'));
      await flushPending();
      expect(paymentOf(store)).toBe('paid');
      const paid = actions.filter(orderPaid.match);
      for (const { payload } of paid) expect(payload).toEqual({ orderId: '7' });
      reported += paid.length;
    }
    expect(reported).toBe(1);
  });

  it.each([404, 403, 400])('ends if the first response refuses with %d', async (status) => {
    disturb(call, { status });
    open();
    await flushPending();
    await passTime(threeMinutes);
    expect(requestsTo(call)).toHaveLength(1);
  });

  it.each([
    ['null', { body: null }],
    ['nothing', { raw: '', status: 204 }],
    ['an empty object', { body: {} }],
    ['HTML', { raw: '<html>Wartung</html>' }],
    ['a failure of the server', { status: 500 }],
  ] as [string, Omit<Fault, 'path'>][])('goes on if the first response is %s', async (_, fault) => {
    disturb(call, { ...fault, times: fault.status === 500 ? 3 : 1 });
    respondWith('paid');
    const { store } = open();
    await flushPending();
    await passTime(1600);
    await passTime(2000);
    expect(paymentOf(store)).toBe('paid');
  });

  it('keeps the known status while it polls again, but not the status of another order', async () => {
    respondWith('pending');
    const { store } = open();
    await flushPending();
    store.dispatch(askedAgain('7'));
    expect(paymentOf(store)).toBe('pending');
    store.dispatch(fetchPaymentStatus.unsubscribe('7'));
    store.dispatch(fetchPaymentStatus.subscribe('8'));
    expect(paymentOf(store)).toBeNull();
    store.dispatch(fetchPaymentStatus.success({ paymentStatus: 'paid', amount: 2000, currency: 'EUR' }, '7'));
    expect(paymentOf(store)).toBeNull();
  });
});

describe('a failed poll after the status is known', () => {
  const failures: [string, Omit<Fault, 'path'>, number][] = [
    ['the backend does not know the order', { status: 404 }, 1],
    ['the server is down, silent retries included', { status: 503 }, 3],
    ['the connection breaks, silent retries included', { drop: true }, 3],
    ['the response is HTML', { raw: '<html>Wartung</html>' }, 1],
  ];

  it.each(failures)('keeps the order open when %s', async (_, fault, times) => {
    respondWith('pending', 1);
    disturb(call, { ...fault, times });
    respondWith('paid');
    const { store } = open();
    await flushPending();
    await passTime(1000);
    await passTime(1600);
    expect(paymentOf(store)).toBe('pending');
    expect(requestsTo(call)).toHaveLength(1 + times);
    await passTime(2000);
    expect(paymentOf(store)).toBe('paid');
    expect(areaIn(store, checkoutResultSlice)).toMatchObject({ waitedOut: false, error: null });
  });

  it('does not end the polling', async () => {
    respondWith('pending', 1);
    disturb(call, { status: 404 });
    const recorded = open();
    await flushPending();
    await passTime(threeMinutes);
    expect(waitedOut(recorded)).toBe(true);
    const requests = requestsTo(call).length;
    await passTime(threeMinutes);
    expect(requestsTo(call)).toHaveLength(requests + 3);
    expect(areaIn(recorded.store, checkoutResultSlice).error?.kind).toBe('notFound');
  });
});

describe('a poll without a response', () => {
  it('is aborted 3 minutes after the first one, and leaves no loading flag (requirements R7)', async () => {
    respondWith('pending', 1);
    disturb(call, { never: true });
    const recorded = open();
    await flushPending();
    await passTime(threeMinutes - 1000);
    expect(waitedOut(recorded)).toBe(false);
    await passTime(1000);
    const { loadingBar } = recorded.store.getState();
    const checkoutResult = areaIn(recorded.store, checkoutResultSlice);
    expect(checkoutResult).toMatchObject({
      waitedOut: true,
      isLoading: false,
    });
    expect(paymentOf(recorded.store)).toBe('pending');
    expect(loadingBar.active).toEqual({});
  });

  it('is a failure if no status is known', async () => {
    disturb(call, { never: true });
    const { store } = open();
    await flushPending();
    await passTime(threeMinutes);
    const { loadingBar } = store.getState();
    const checkoutResult = areaIn(store, checkoutResultSlice);
    expect(checkoutResult).toMatchObject({ isLoading: false });
    expect(paymentOf(store)).toBe('timeout');
    expect(loadingBar.active).toEqual({});
  });
});
