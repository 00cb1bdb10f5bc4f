import { describe, expect, it } from 'vitest';
import { cartFingerprint } from '@/domain/orderGroups';
import { idempotencyKeyFor, recordPaid, recordStatus } from '@/features/checkout/orderChanges';
import { knownKey, placedOrders, unclearCart, unpaidOrder } from '@/features/checkout/history/orderHistory';
import { carTicket, cartOf, filmTicket, giftCard } from '@test/support/carts';

const tickets = cartOf(filmTicket, carTicket);
const cards = cartOf(giftCard('karte'));
const [ticketsPrint, cardsPrint] = [cartFingerprint(tickets), cartFingerprint(cards)];
const [ticketsKey, cardsKey] = [
  '3f0f0d5e-1c52-4f0e-9d0a-6f1a5a8e2b10',
  '9b1deb4d-3b7d-4bad-9bdd-2b0d7b3dcb6d',
];

/** The three records that an earlier version of the shop stored. */
function storeAsBefore() {
  const order = {
    orderId: '7',
    orderLink: 'https://pay.example/7',
    total: 1750,
    placedAt: 1_776_000_000_000,
    state: 'open',
    lines: JSON.stringify(tickets),
  };
  localStorage.setItem('placedOrders', JSON.stringify([order, { ...order, orderId: '6', state: 'paid' }]));
  localStorage.setItem(
    'sentOrders',
    JSON.stringify([
      { fingerprint: cardsPrint, key: cardsKey, orderId: null, isUnclear: true },
      { fingerprint: ticketsPrint, key: ticketsKey, orderId: '7', isUnclear: false },
    ]),
  );
  localStorage.setItem('settledOrders', '["5","6"]');
}

const oldKeys = () => ['placedOrders', 'sentOrders', 'settledOrders'].map((key) => localStorage.getItem(key));

describe('orders that an earlier version of the shop stored', () => {
  it('are in the history with their state, lines and total', () => {
    storeAsBefore();
    expect(placedOrders()).toMatchObject([
      { orderId: '7', state: 'open', total: 1750, lines: tickets },
      { orderId: '6', state: 'paid' },
    ]);
    expect(unpaidOrder()).toMatchObject({ orderId: '7', orderLink: 'https://pay.example/7' });
  });

  it('keep the idempotency keys of their carts, and the cart that is unclear', async () => {
    storeAsBefore();
    expect(await idempotencyKeyFor(tickets)).toBe(ticketsKey);
    expect(await idempotencyKeyFor(cards)).toBe(cardsKey);
    expect(unclearCart()).toBe(cardsPrint);
  });

  it('are not reported as paid a second time', async () => {
    storeAsBefore();
    expect(await recordPaid('6')).toBe(false);
    expect(await recordPaid('7')).toBe(true);
    expect(await recordPaid('7')).toBe(false);
  });

  it('are in the new record after the first change, and only there', async () => {
    storeAsBefore();
    await recordStatus('7', 'paid');
    expect(oldKeys()).toEqual([null, null, null]);
    expect(placedOrders().map(({ orderId, state }) => [orderId, state])).toEqual([
      ['7', 'paid'],
      ['6', 'paid'],
    ]);
    expect(knownKey(ticketsPrint)).toBeUndefined();
    expect(knownKey(cardsPrint)).toBe(cardsKey);
    expect(await recordPaid('5')).toBe(false);
  });

  it('are added when a tab with the earlier version stores another one', async () => {
    storeAsBefore();
    await recordStatus('6', 'paid');
    const [seventh] = placedOrders();
    const later = { ...seventh, orderId: '8', placedAt: seventh!.placedAt + 1, lines: '{}' };
    localStorage.setItem('placedOrders', JSON.stringify([later]));
    expect(placedOrders().map(({ orderId }) => orderId)).toEqual(['8', '7', '6']);
  });

  it.each(['{', 'null', '"Hallo"', '[1,[2]]', '{"0":{}}'])('are omitted if they are %s', async (text) => {
    for (const key of ['placedOrders', 'sentOrders', 'settledOrders']) localStorage.setItem(key, text);
    expect(placedOrders()).toEqual([]);
    expect(unclearCart()).toBeUndefined();
    expect(await recordPaid('7')).toBe(true);
  });
});
