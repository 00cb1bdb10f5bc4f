import { describe, expect, it, vi } from 'vitest';
import type { CartItem } from '@/domain/entities';
import { carTicket, filmTicket, storeCart } from '@test/support/carts';
import { recordedStore } from '@test/support/recordedStore';
import { runInTimeZone, zonesToTry } from '@test/support/timeZones';
import { areaIn } from '@test/support/areaIn';
import { cartSlice } from '@/features/cart/cartSlice';

type Dates = { date: string; time?: string; dateISO?: string; dateEndISO?: string };

const ticketFor = (dates: Dates): CartItem => ({ ...filmTicket, show: { showId: 301, ...dates } });

/** Whether the cart is still restored at that moment. */
function isKept(dates: Dates, moment: string): boolean {
  storeCart(ticketFor(dates), carTicket);
  vi.setSystemTime(new Date(moment));
  const { cart } = areaIn(recordedStore().store, cartSlice);
  return Object.keys(cart).length === 2;
}

/** A show, the last moment at which its ticket is valid, and the first at which it is over. */
const shows: [string, Dates, string, string][] = [
  [
    'with an end',
    { date: '16.04.2026', time: '20:30', dateEndISO: '2026-04-16T22:45:00+02:00' },
    '2026-04-16T22:44:59+02:00',
    '2026-04-16T22:45:00+02:00',
  ],
  [
    'that ends after midnight',
    { date: '16.04.2026', time: '23:59', dateISO: '2026-04-16T23:59:00+02:00' },
    '2026-04-17T05:58:59+02:00',
    '2026-04-17T05:59:00+02:00',
  ],
  [
    'that begins just after midnight',
    { date: '17.04.2026', time: '00:01', dateISO: '2026-04-17T00:01:00+02:00' },
    '2026-04-17T06:00:59+02:00',
    '2026-04-17T06:01:00+02:00',
  ],
  ['without a time', { date: '16.04.2026' }, '2026-04-16T23:59:59+02:00', '2026-04-17T00:00:00+02:00'],
  [
    'on the day when summer time begins',
    { date: '29.03.2026', time: '00:01' },
    '2026-03-29T23:59:59+02:00',
    '2026-03-30T00:00:00+02:00',
  ],
  [
    'on the day when summer time ends',
    { date: '25.10.2026', time: '23:59' },
    '2026-10-25T23:59:59+01:00',
    '2026-10-26T00:00:00+01:00',
  ],
  [
    'during the night when summer time ends',
    { date: '24.10.2026', time: '22:00', dateISO: '2026-10-24T22:00:00+02:00' },
    '2026-10-25T02:59:59+01:00',
    '2026-10-25T03:00:00+01:00',
  ],
];

describe.each(zonesToTry)('on a computer in %s', (zone) => {
  runInTimeZone(zone);

  it.each(shows)('the ticket of a show %s is kept until it is over', (_, dates, last, over) => {
    expect(isKept(dates, last)).toBe(true);
    expect(isKept(dates, over)).toBe(false);
  });

  it.each<[string, Dates]>([
    ['that is not scheduled yet', { date: '31.12.2099' }],
    [
      'with an invalid date',
      { date: '31.02.2026', time: '25:99', dateISO: 'gestern', dateEndISO: '2026-13-01' },
    ],
  ])('the ticket of a show %s never expires', (_, dates) => {
    expect(isKept(dates, '2026-12-01T12:00:00+01:00')).toBe(true);
  });
});

it('a device clock that was set back expires no ticket', () => {
  expect(isKept({ date: '16.04.2026', time: '20:30' }, '2001-01-01T00:00:00+01:00')).toBe(true);
});
