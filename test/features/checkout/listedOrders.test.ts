import { describe, expect, it } from 'vitest';
import { cartFingerprint } from '@/domain/orderGroups';
import {
  idempotencyKeyFor,
  recordCancelled,
  recordPlaced,
  recordStatus,
  recordStorno,
  removeOrder,
} from '@/features/checkout/orderChanges';
import { knownKey, placedOrders } from '@/features/checkout/history/orderHistory';
import type { Cart } from '@/domain/entities';
import { setClock } from '@/shared/browser/serverClock';
import { ticketAt } from '@/shop/ticketTimes';
import { carTicket, cartOf, filmTicket, giftCard, storedOrders, storeOrders } from '@test/support/carts';
import { startOfTests } from '@test/support/server';

const hour = 60 * 60_000;
const lines = cartOf(filmTicket, carTicket);
const noon = startOfTests;
const midnight = noon - 12 * hour;
const end = Date.parse('2026-04-16T22:45:00+02:00');

function keyFor(cart: Cart): string {
  void idempotencyKeyFor(cart);
  return knownKey(cartFingerprint(cart))!;
}

function place(orderId: string, held = lines) {
  const key = keyFor(held);
  const order = { orderId, orderLink: 'https://pay.example/7', total: 1750, state: 'open' as const };
  void recordPlaced(key, { ...order, lines: held });
  return key;
}

const hasTicketAt = (moment: number) => ticketAt(moment) !== undefined;

const states = () => placedOrders().map(({ orderId, state }) => [orderId, state]);

describe('the days on which this browser has tickets', () => {
  it('begin at midnight in Vienna and end with the show', () => {
    place('7');
    void recordStatus('7', 'paid');
    const moments = [midnight - 1, midnight, noon, end - 1, end];
    expect(moments.map((moment) => hasTicketAt(moment))).toEqual([false, true, true, true, false]);
  });

  it('need a payment', () => {
    place('7');
    expect(hasTicketAt(noon)).toBe(false);
    void recordStatus('7', 'failed');
    expect(hasTicketAt(noon)).toBe(false);
  });

  it('need a show: a gift card has no day', () => {
    place('7', cartOf(giftCard('karte')));
    void recordStatus('7', 'paid');
    expect(hasTicketAt(noon)).toBe(false);
  });

  it('end when the order is cancelled or removed', () => {
    place('7');
    void recordStatus('7', 'paid');
    void recordStorno('7', 'storno-1');
    void recordCancelled('storno-1');
    expect(hasTicketAt(noon)).toBe(false);
    place('8');
    void recordStatus('8', 'paid');
    expect(hasTicketAt(noon)).toBe(true);
    void removeOrder(placedOrders().find(({ orderId }) => orderId === '8')!);
    expect(hasTicketAt(noon)).toBe(false);
  });

  it.each(['', 'null', '1', '[null]', '{"a":1}', '[["a"]]', '["x"]', '{', '[[null,null]]'])(
    'are none where the storage contains %j',
    (text) => {
      localStorage.setItem('ticketTimes', text);
      expect(hasTicketAt(noon)).toBe(false);
    },
  );
});

describe('a cancelled order', () => {
  it('frees its cart for a new order, and stays cancelled whatever a payment status says', () => {
    const key = place('7');
    void recordStorno('7', 'storno-1');
    void recordCancelled('storno-1');
    expect(keyFor(lines)).not.toBe(key);
    void recordStatus('7', 'paid');
    expect(states()).toEqual([['7', 'cancelled']]);
  });

  it('is found by its own link only', () => {
    place('7');
    place('8', cartOf(giftCard('karte')));
    void recordStorno('7', 'storno-7');
    void recordStorno('9', 'storno-9');
    void recordCancelled('storno-9');
    void recordCancelled('storno-7');
    expect(states()).toEqual([
      ['8', 'open'],
      ['7', 'cancelled'],
    ]);
  });
});

describe('an order of an earlier version', () => {
  it('has no time of its state and no link', () => {
    const order = { orderId: '7', orderLink: '', total: 1, placedAt: noon, state: 'paid', lines: '{}' };
    storeOrders([order, { ...order, orderId: '6', statedAt: -1, stornoIdentifier: '' }]);
    expect(placedOrders()).toMatchObject([{ orderId: '7' }, { orderId: '6', state: 'paid' }]);
    for (const { statedAt, stornoIdentifier } of placedOrders()) {
      expect([statedAt, stornoIdentifier]).toEqual([undefined, undefined]);
    }
  });

  it('is not dropped by a device’s clock that is years ahead', () => {
    const order = { orderId: '7', orderLink: '', total: 1, state: 'paid', lines: '{}' };
    storeOrders([{ ...order, placedAt: noon - 91 * 24 * hour }]);
    expect(placedOrders()).toHaveLength(1);
    place('8');
    expect(storedOrders()).toHaveLength(2);
    setClock(new Headers({ date: new Date(noon).toUTCString() }));
    expect(placedOrders()).toHaveLength(1);
    place('9');
    expect(storedOrders().map(({ orderId }) => orderId)).toEqual(['9', '8']);
  });
});
