import { describe, expect, it } from 'vitest';
import { applyChange } from '@/domain/cartChange';
import type { CartItem, CartShow, ShowDetail } from '@/domain/entities';
import { changeOfDifferences, cartDifferences } from '@/domain/priceChanges';
import { carTicket, cartOf, filmTicket, giftCard, popcorn } from '@test/support/carts';
import { metropolis, priceCheckOf, product, show } from '@test/support/priceCheck';

const cart = cartOf(filmTicket, carTicket, popcorn, giftCard('karte'));
const saturday = { date: '18.04.2026', time: '21:00', dateISO: '2026-04-18T21:00:00+02:00' };
const differences = (read: ShowDetail, held = cart) => cartDifferences(held, priceCheckOf(read));
const taken = (read: ShowDetail, held = cart) =>
  applyChange(held, changeOfDifferences(held, differences(read, held)));
const held = (changes: Partial<CartShow>) =>
  cartOf({ ...filmTicket, show: { ...filmTicket.show!, ...changes } });

describe('moved show', () => {
  it.each([
    ['another day', { date: '18.04.2026' }],
    ['another time', { time: '21:00' }],
    ['another day without a time', { date: '18.04.2026', time: undefined }],
    ['another year', { date: '16.04.2027' }],
  ])('is listed once for its ticket if it has %s', (_, changes) => {
    const found = differences(show(changes));
    expect(found.map(({ line, price, reason }) => [line.key, price, reason])).toEqual([
      [filmTicket.key, undefined, undefined],
    ]);
    expect(found[0]!.moved).toMatchObject(changes);
  });

  it('is listed with its new price, together with the new prices of its add-ons', () => {
    const movie = { movieId: 1, movieName: 'Metropolis', price: 1350 };
    const found = differences(show({ ...saturday, movie, products: [product(101, 500), product(102, 450)] }));
    expect(found.map(({ line, price, moved }) => [line.key, price, moved?.date])).toEqual([
      [filmTicket.key, 1350, '18.04.2026'],
      [popcorn.key, 450, undefined],
    ]);
  });

  it('is listed with the reason why it cannot be bought', () => {
    expect(differences(show({ ...saturday, soldOut: true }))).toMatchObject([
      { reason: 'soldOut', moved: { date: '18.04.2026' } },
    ]);
    expect(differences(show({ date: '14.04.2026' }))).toMatchObject([
      { reason: 'over', moved: { date: '14.04.2026' } },
    ]);
  });
});

describe('show that was not moved', () => {
  it.each([
    ['another title', { showName: 'Metropolis (OmU)', location: 'Feld 2' }],
    ['another spelling of its time', { dateISO: '2026-04-16T18:30:00Z', dateEndISO: undefined }],
    ['an ISO date that contradicts the printed date', { dateISO: '2026-04-18T21:00:00+02:00' }],
    ['no time', { time: undefined, dateISO: undefined }],
    ['an invalid day', { date: '31.02.2026', dateISO: undefined }],
  ])('is one that has %s', (_, changes) => {
    expect(differences(show(changes))).toEqual([]);
  });

  it('is unscheduled if it has lost its date', () => {
    const found = differences(show({ date: '01.01.2099', time: '20:30' }));
    expect(found).toMatchObject([{ reason: 'unscheduled' }]);
    expect(found[0]!.moved).toBeUndefined();
  });

  it('is one without film and event, because it cannot be adopted', () => {
    const [ticket] = differences(show({ ...saturday, movie: undefined }));
    expect(ticket?.moved).toBeUndefined();
  });

  it.each([
    ['a placeholder date', { date: '01.01.2099' }],
    ['an invalid date', { date: 'irgendwann' }],
    ['a day without a time', { time: undefined, dateISO: undefined }],
    ['a time that is text', { time: 'abends' }],
    ['the same day without leading zeros', { date: '16.4.2026' }],
  ])('is one whose stored line has %s', (_, changes) => {
    expect(differences(show(), held(changes))).toEqual([]);
  });
});

describe('new date that is adopted', () => {
  it('replaces the ticket’s show, and the sort value of its add-ons', () => {
    const next = taken(show({ ...saturday, urlIdentifier: 'metropolis-2026-04-18' }));
    expect(next[filmTicket.key]!.show).toEqual({
      showId: 301,
      ...saturday,
      urlIdentifier: 'metropolis-2026-04-18',
    });
    expect(Object.values(next).map(({ key, order }) => [key, order])).toEqual([
      [filmTicket.key, '202604182100'],
      [carTicket.key, '202604182100'],
      [popcorn.key, '202604182100'],
      ['karte', 'ZZZZZZZZ'],
    ]);
  });

  it('changes no key, count, price or other field', () => {
    const discount: CartItem = { ...popcorn, key: `${filmTicket.key}|190`, price: -200, earnedBy: [7] };
    const earning: CartItem = { ...popcorn, discountPurchaseProductId: 7 };
    const before = cartOf({ ...filmTicket, count: 3 }, carTicket, earning, discount);
    const next = taken(show(saturday), before);
    const plain = (line: CartItem) => ({ ...line, show: undefined, order: '' });
    expect(Object.values(next).map(plain)).toEqual(Object.values(before).map(plain));
  });

  it('includes a new price, and is no longer a difference', () => {
    const read = show({ ...saturday, movie: metropolis(1350) });
    const next = taken(read);
    expect(next[filmTicket.key]).toMatchObject({ price: 1350, show: saturday });
    expect(differences(read, next)).toEqual([]);
  });

  it('skips a line that cannot be bought at that date', () => {
    expect(changeOfDifferences(cart, differences(show({ ...saturday, soldOut: true })))).toEqual({});
  });
});
