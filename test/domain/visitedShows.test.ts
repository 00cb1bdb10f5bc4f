import { expect, it } from 'vitest';
import type { CartItem } from '@/domain/entities';
import { visitedShows } from '@/domain/visitedShows';
import { carTicket, cartOf, filmTicket, giftCard, popcorn, stall } from '@test/support/carts';

const at = (iso: string) => Date.parse(`${iso}+02:00`);

function film(date: string, dateISO: string, dateEndISO: string): CartItem {
  const time = dateISO.slice(11, 16);
  return { ...filmTicket, show: { ...filmTicket.show!, date, time, dateISO, dateEndISO } };
}

const visits = (now: string, ...lines: CartItem[]) =>
  visitedShows({ lines: cartOf(...lines) }, at(now)).map(({ feedback }) => feedback);

it('a show can have been visited from midnight in Vienna after its last day', () => {
  const evening = film('15.04.2026', '2026-04-15T20:30:00+02:00', '2026-04-15T22:45:00+02:00');
  const visited = [{ kind: 'film', day: '2026-04-15' }];
  expect(visits('2026-04-15T23:59:59', evening)).toEqual([]);
  expect(visits('2026-04-16T00:00:00', evening)).toEqual(visited);

  // Until after midnight: not while it lasts.
  const late = film('15.04.2026', '2026-04-15T23:00:00+02:00', '2026-04-16T01:15:00+02:00');
  expect(visits('2026-04-16T01:14:00', late)).toEqual([]);
  expect(visits('2026-04-16T01:15:00', late)).toEqual(visited);

  // Begins after midnight: on its own day.
  const night = film('16.04.2026', '2026-04-16T00:30:00+02:00', '2026-04-16T02:30:00+02:00');
  expect(visits('2026-04-16T23:59:00', night)).toEqual([]);
  expect(visits('2026-04-17T00:00:00', night)).toEqual([{ kind: 'film', day: '2026-04-16' }]);
});

it('of a show of several days it is unknown which one was visited', () => {
  const fair = film('10.04.2026', '2026-04-10T10:00:00+02:00', '2026-04-12T18:00:00+02:00');
  expect(visits('2026-04-12T23:00:00', fair)).toEqual([]);
  expect(visits('2026-04-13T00:00:00', fair)).toEqual([{ kind: 'film' }]);
});

it('each show counts once, by its kind; add-ons, gift cards and shows without a date are none', () => {
  const later = '2027-01-01T00:00:00';
  expect(visits(later, filmTicket, carTicket, popcorn, stall, giftCard('karte'))).toEqual([
    { kind: 'film', day: '2026-04-16' },
    { kind: 'stall', day: '2026-04-19' },
  ]);
  const undated = { ...filmTicket, show: { ...filmTicket.show!, date: '01.01.2099' } };
  expect(visits('2100-01-02T00:00:00', undated)).toEqual([]);
});

it('a show that moved counts on its new day, and one that the backend no longer finds never', () => {
  const { movie, event, show } = filmTicket;
  const moved = { ...show!, date: '20.04.2026', dateISO: undefined, dateEndISO: undefined };
  const order = (isGone: boolean) => ({
    lines: cartOf(filmTicket),
    updates: [{ showId: filmTicket.showId, readAt: 0, isGone, facts: { movie, event, show: moved } }],
  });
  expect(visitedShows(order(false), at('2026-04-18T00:00:00'))).toEqual([]);
  expect(visitedShows(order(false), at('2026-04-21T09:00:00'))).toMatchObject([
    { feedback: { day: '2026-04-20' } },
  ]);
  expect(visitedShows(order(true), at('2026-04-21T09:00:00'))).toEqual([]);
});
