import { describe, expect, it } from 'vitest';
import { isInEvening } from '@/domain/nights';
import { ticketsToday } from '@/domain/ticketToday';
import { carTicket, cartOf, filmTicket } from '@test/support/carts';

const lines = cartOf(filmTicket, carTicket);
const at = (iso: string) => Date.parse(iso);
const numbersAt = (iso: string) => ticketsToday([{ orderId: '7', lines }], at(iso))[0]?.orderIds;

describe('the ticket of today', () => {
  it.each([
    ['2026-04-15T23:59:59+02:00', undefined],
    ['2026-04-16T00:00:00+02:00', ['7']],
    ['2026-04-16T22:44:59+02:00', ['7']],
    ['2026-04-16T22:45:00+02:00', undefined],
  ])('at %s belongs to the orders %j', (now, expected) => {
    expect(numbersAt(now)).toEqual(expected);
  });

  it.each([
    ['2026-04-18T16:59:59+02:00', undefined],
    ['2026-04-18T17:00:00+02:00', ['7']],
    ['2026-04-19T02:29:59+02:00', ['7']],
    ['2026-04-19T02:30:00+02:00', undefined],
  ])('for a show at 0:15 begins with the evening before: at %s %j', (now, expected) => {
    const dates = { date: '19.04.2026', time: '00:15', dateEndISO: '2026-04-19T02:30:00+02:00' };
    const night = { ...filmTicket, show: { ...filmTicket.show!, ...dates } };
    expect(ticketsToday([{ orderId: '7', lines: cartOf(night) }], at(now))[0]?.orderIds).toEqual(expected);
  });

  it('has the numbers of all orders of the show, each once', () => {
    const orders = [
      { orderId: '7', lines },
      { orderId: '8', lines: cartOf(filmTicket) },
    ];
    expect(ticketsToday(orders, at('2026-04-16T12:00:00+02:00'))[0]?.orderIds).toEqual(['7', '8']);
  });

  it('is the first show of the day, whichever was ordered first', () => {
    const late = { ...filmTicket, showId: 302, show: { ...filmTicket.show!, showId: 302, time: '23:00' } };
    const orders = [
      { orderId: '8', lines: cartOf({ ...late, key: '302-2026-04-16' }) },
      { orderId: '7', lines },
    ];
    const ids = [orders, orders.toReversed()].map((some) =>
      ticketsToday(some, at('2026-04-16T12:00:00+02:00')).map(({ bought }) => bought.show.showId),
    );
    expect(ids).toEqual([
      [301, 302],
      [301, 302],
    ]);
  });

  it.each([
    ['16:59', false],
    ['17:00', true],
    ['03:59', true],
    ['04:00', false],
  ])('begins in the evening at %s: %s', (time, expected) => {
    const show = { showId: 1, date: '16.04.2026', time };
    expect(isInEvening(show)).toBe(expected);
  });
});
