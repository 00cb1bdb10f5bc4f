import { describe, expect, it } from 'vitest';
import type { Show } from '@/domain/entities';
import { bookableDates, followingDates, nextBookable, otherDates } from '@/domain/nextDates';
import { eventExample, filmShow, marketShow, movieExample, showExample } from './examples';

const now = Date.UTC(2026, 10, 21, 9);
const ids = (shows: Show[]) => shows.map(({ showId }) => showId);
const on = (showId: number, date: string, changes: Partial<Show> = {}) =>
  filmShow({ showId, date, ...changes });

describe('otherDates', () => {
  const itself = on(1, '22.11.2026');

  it('lists the coming dates of the same film, each once, by start, in any state', () => {
    const list = [
      on(5, '01.12.2026', { soldOut: true }),
      on(3, '24.11.2026', { time: '22:45' }),
      on(4, '24.11.2026', { time: '20:30' }),
      on(3, '24.11.2026', { time: '22:45' }),
      on(6, '20.11.2026'),
      itself,
      on(7, '25.11.2026', { movie: movieExample({ movieId: 71 }) }),
    ];
    expect(ids(otherDates(itself, list, now))).toEqual([4, 3, 5]);
  });

  it('omits shows without a readable date', () => {
    const list = [on(2, '31.12.2099'), on(3, 'demnächst'), on(4, ''), on(5, '23.11.2026')];
    expect(ids(otherDates(itself, list, now))).toEqual([5]);
  });

  it('distinguishes a film from a market of the same id, and includes today’s show', () => {
    const list = [
      marketShow({ showId: 2, date: '29.11.2026', event: { ...marketShow().event!, eventId: 70 } }),
      on(3, '21.11.2026', { time: '19:30' }),
    ];
    expect(ids(otherDates(itself, list, now))).toEqual([3]);
    expect(otherDates(marketShow({ showId: 9 }), list, now)).toEqual([]);
  });

  it('of a market lists only the same event', () => {
    const list = [
      marketShow({ showId: 2 }),
      marketShow({ showId: 3, event: eventExample({ eventId: 13 }) }),
      filmShow({ showId: 4, event: eventExample() }),
      showExample({ showId: 5 }),
    ];
    expect(ids(otherDates(marketShow({ showId: 1 }), list, now))).toEqual([2]);
  });

  it('is empty for a show without film and event', () => {
    const list = [showExample({ showId: 2 }), marketShow({ showId: 3 }), filmShow({ showId: 4 })];
    expect(otherDates(showExample({ showId: 1 }), list, now)).toEqual([]);
  });

  it('sorts simultaneous dates by id', () => {
    const list = [5, 3, 4].map((showId) => on(showId, '24.11.2026'));
    expect(ids(otherDates(itself, list, now))).toEqual([3, 4, 5]);
  });

  it('uses the first entry of each show', () => {
    const list = [on(2, '20.11.2026'), on(3, '24.11.2026', { time: '20:30' }), on(2, '23.11.2026')];
    expect(ids(otherDates(itself, list, now))).toEqual([3]);
  });

  it('of an undated film lists the dated shows', () => {
    expect(ids(otherDates(on(1, '01.01.2099'), [on(2, '23.11.2026')], now))).toEqual([2]);
  });
});

describe('nextBookable', () => {
  const list = [
    on(4, '25.11.2026'),
    on(1, '22.11.2026', { soldOut: true }),
    on(2, '23.11.2026'),
    on(3, '24.11.2026', { futureSales: true }),
    on(5, '31.12.2099'),
    on(6, '26.11.2026'),
  ];

  it('uses the first entry of each show, not a later one that is bookable', () => {
    expect(ids(nextBookable([list[1]!, on(1, '22.11.2026'), list[2]!], now, 2))).toEqual([2]);
  });

  it('sorts by start, limits the number and omits the show itself', () => {
    expect(ids(bookableDates(list, now))).toEqual([2, 4, 6]);
    expect(ids(nextBookable(list, now, 2))).toEqual([2, 4]);
    expect(ids(nextBookable(list, now, 2, list[2]))).toEqual([4, 6]);
  });
});

describe('followingDates', () => {
  const itself = on(1, '24.11.2026');
  const list = [
    on(8, '30.11.2026'),
    on(2, '23.11.2026'),
    on(3, '24.11.2026'),
    on(4, '24.11.2026', { time: '22:45' }),
    itself,
    on(5, '25.11.2026', { soldOut: true }),
    on(6, '26.11.2026', { movie: movieExample({ movieId: 71 }) }),
    on(7, '27.11.2026'),
  ];

  it('lists later dates of the same film that can be bought, by start', () => {
    expect(ids(followingDates(itself, list, now, 4))).toEqual([4, 7, 8]);
  });

  it('returns at most the given number', () => {
    expect(ids(followingDates(itself, list, now, 2))).toEqual([4, 7]);
  });
});
