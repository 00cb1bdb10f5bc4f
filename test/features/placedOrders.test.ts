import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cart } from '@/domain/entities';
import { duplicateOrder } from '@/features/order/duplicateOrder';
import {
  dropUnpaidOrder,
  noteOrderState,
  notePlacedOrder,
  placedOrders,
  unpaidOrder,
} from '@/features/order/placedOrders';
import { carTicket, cartOf, filmTicket, giftCard, storePlacedOrder } from '@test/support/carts';
import { scriptAddress } from '@test/support/hostile';

const key = 'placedOrders';
const orderLink = 'https://pay.example/7';
const lines = cartOf(filmTicket, carTicket);
const noted = { orderId: '7', orderLink, total: 1750, placedAt: 1, state: 'open', lines: '{}' };
const store = (value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const numbers = () => placedOrders().map(({ orderId }) => orderId);

function place(orderId: string | null, held = lines) {
  notePlacedOrder({ orderId, orderLink, total: 1750, state: 'open', lines: held });
}

describe('the orders of this browser', () => {
  it('are noted with what they were of, the newest first', () => {
    place('7');
    place('8', cartOf(giftCard('karte')));
    expect(numbers()).toEqual(['8', '7']);
    expect(placedOrders()[1]).toMatchObject({ orderId: '7', orderLink, total: 1750, state: 'open', lines });
    expect(placedOrders()[0]!.placedAt).toBe(Date.now());
  });

  it('are ten at most', () => {
    for (let number = 1; number <= 12; number += 1) place(String(number));
    expect(numbers()).toEqual(['12', '11', '10', '9', '8', '7', '6', '5', '4', '3']);
  });

  it('stand once each, also where they are submitted again', () => {
    place('7');
    place('8');
    place('7');
    expect(numbers()).toEqual(['7', '8']);
  });

  it('without a number are all kept, and take what is said of the next number', () => {
    place(null);
    place(null);
    noteOrderState('7', 'paid');
    expect(placedOrders().map(({ state }) => state)).toEqual(['paid', 'paid']);
  });

  it('without a number are told from one whose number is known', () => {
    place('7');
    place(null);
    noteOrderState('7', 'paid');
    expect(placedOrders().map(({ state }) => state)).toEqual(['open', 'paid']);
    noteOrderState('8', 'paid');
    expect(numbers()).toEqual(['8', '7']);
  });

  it('with huge carts leave room for the cart itself', () => {
    const cards = Array.from({ length: 100 }, (_, number) => giftCard(`karte${number}`));
    const huge = cartOf(...cards.map((card) => ({ ...card, voucherCategory: 'x'.repeat(1500) })));
    for (let number = 1; number <= 10; number += 1) place(String(number), huge);
    const carts = placedOrders().map((order) => Object.keys(order.lines).length);
    expect(carts).toHaveLength(10);
    expect(carts[0]).toBe(100);
    expect(carts[9]).toBe(0);
    expect(localStorage.getItem(key)!.length).toBeLessThan(500_000);
  });

  it('are remembered by the page where nothing can be stored', () => {
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
    noteOrderState('8', 'paid');
    expect(unpaidOrder()).toBeUndefined();
  });

  it('is none once the visitor orders anew', () => {
    place('7');
    dropUnpaidOrder();
    expect(unpaidOrder()).toBeUndefined();
    expect(placedOrders()[0]!.state).toBe('dropped');
  });

  it.each([scriptAddress, 'http://evil.example/', 'https://user:secret@pay.example/', 'https://'])(
    'is not one that leads to %j',
    (address) => {
      storePlacedOrder({ orderId: '7', orderLink: address });
      expect(unpaidOrder()).toBeUndefined();
    },
  );
});

describe('notes that were tampered with', () => {
  it.each([
    ['text', 'Hallo'],
    ['null', null],
    ['a map', { 0: noted }],
    ['nested lists', [[[noted]]]],
    ['numbers', [1, 2]],
  ])('count as none where they are %s', (_, value) => {
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
  ])('leave out the one whose %s is %j, and keep the rest', (field, value) => {
    store([
      { ...noted, [field]: value },
      { ...noted, orderId: '8' },
    ]);
    expect(numbers()).toEqual(['8']);
  });

  it('do not reach what every object inherits', () => {
    const hostile = `{"__proto__":${JSON.stringify(filmTicket)},"constructor":${JSON.stringify(filmTicket)}}`;
    localStorage.setItem(
      key,
      `[{"__proto__":{"state":"paid"},${JSON.stringify({ ...noted, lines: hostile }).slice(1)}]`,
    );
    expect(placedOrders()[0]).toMatchObject({ state: 'open', lines: {} });
    expect(({} as Record<string, unknown>)['state']).toBeUndefined();
  });

  it('are read to the tenth only', () => {
    store(Array.from({ length: 5000 }, () => noted));
    expect(placedOrders()).toHaveLength(10);
  });

  it.each(['{', '[', 'null', `"${'x'.repeat(2_000_000)}"`])('may have broken carts: %.10s', (broken) => {
    store([{ ...noted, lines: broken }]);
    expect(placedOrders()[0]!.lines).toEqual({});
  });
});

describe('the same order once more', () => {
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
    ['lost', 1, false],
    ['dropped', 1, false],
  ])('%s and %d h ago is one: %s', (state, hours, isOne) => {
    storePlacedOrder({ orderId: '7', orderLink, state, placedAt: now - hours * hour }, filmTicket, carTicket);
    expect(duplicateOf(lines)?.orderId).toBe(isOne ? '7' : undefined);
  });

  it('is told by goods, counts and prices', () => {
    storePlacedOrder({ orderId: '7', orderLink, state: 'paid' }, filmTicket, carTicket);
    expect(duplicateOf(cartOf(filmTicket))).toBeUndefined();
    expect(duplicateOf(cartOf({ ...filmTicket, count: 2 }, carTicket))).toBeUndefined();
    expect(duplicateOf(cartOf({ ...filmTicket, price: 1300 }, carTicket))).toBeUndefined();
  });

  it('is told for gift vouchers too, whose keys are random', () => {
    storePlacedOrder({ orderId: '7', orderLink, state: 'paid' }, giftCard('aaaaa', 2));
    expect(duplicateOf(cartOf(giftCard('bbbbb', 2)))?.orderId).toBe('7');
    expect(duplicateOf(cartOf(giftCard('bbbbb', 3)))).toBeUndefined();
  });
});
