import { describe, expect, it } from 'vitest';
import type { Show } from '@/domain/entities';
import { bookableDates, followingDates, nextBookable, otherDates } from '@/domain/nextDates';
import { eventExample, filmShow, marketShow, movieExample, showExample } from './examples';

const now = Date.UTC(2026, 10, 21, 9);
const ids = (shows: Show[]) => shows.map(({ showId }) => showId);
const on = (showId: number, date: string, changes: Partial<Show> = {}) =>
  filmShow({ showId, date, ...changes });

describe('other dates', () => {
  const itself = on(1, '22.11.2026');

  it('are those of the same film that are to come, each once, by start, whatever their state', () => {
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

  it('never hold what has no day, or one that nobody can read', () => {
    const list = [on(2, '31.12.2099'), on(3, 'demnächst'), on(4, ''), on(5, '23.11.2026')];
    expect(ids(otherDates(itself, list, now))).toEqual([5]);
  });

  it('tell a film from a market of the same number, and today’s own evening counts', () => {
    const list = [
      marketShow({ showId: 2, date: '29.11.2026', event: { ...marketShow().event!, eventId: 70 } }),
      on(3, '21.11.2026', { time: '19:30' }),
    ];
    expect(ids(otherDates(itself, list, now))).toEqual([3]);
    expect(otherDates(marketShow({ showId: 9 }), list, now)).toEqual([]);
  });

  it('of a market are those of the same event, not of another, of a film at it, or of nothing', () => {
    const list = [
      marketShow({ showId: 2 }),
      marketShow({ showId: 3, event: eventExample({ eventId: 13 }) }),
      filmShow({ showId: 4, event: eventExample() }),
      showExample({ showId: 5 }),
    ];
    expect(ids(otherDates(marketShow({ showId: 1 }), list, now))).toEqual([2]);
  });

  it('of what is neither film nor market are none', () => {
    const list = [showExample({ showId: 2 }), marketShow({ showId: 3 }), filmShow({ showId: 4 })];
    expect(otherDates(showExample({ showId: 1 }), list, now)).toEqual([]);
  });

  it('at the same time stand by their number', () => {
    const list = [5, 3, 4].map((showId) => on(showId, '24.11.2026'));
    expect(ids(otherDates(itself, list, now))).toEqual([3, 4, 5]);
  });

  it('are told by the first word on each', () => {
    const list = [on(2, '20.11.2026'), on(3, '24.11.2026', { time: '20:30' }), on(2, '23.11.2026')];
    expect(ids(otherDates(itself, list, now))).toEqual([3]);
  });

  it('of a film without a date are those that have one', () => {
    expect(ids(otherDates(on(1, '01.01.2099'), [on(2, '23.11.2026')], now))).toEqual([2]);
  });
});

describe('what can be bought next', () => {
  const list = [
    on(4, '25.11.2026'),
    on(1, '22.11.2026', { soldOut: true }),
    on(2, '23.11.2026'),
    on(3, '24.11.2026', { futureSales: true }),
    on(5, '31.12.2099'),
    on(6, '26.11.2026'),
  ];

  it('is told by the first word on each show, not by a later one that sells it', () => {
    expect(ids(nextBookable([list[1]!, on(1, '22.11.2026'), list[2]!], now, 2))).toEqual([2]);
  });

  it('comes by start, so many as are wanted, without the show itself', () => {
    expect(ids(bookableDates(list, now))).toEqual([2, 4, 6]);
    expect(ids(nextBookable(list, now, 2))).toEqual([2, 4]);
    expect(ids(nextBookable(list, now, 2, list[2]))).toEqual([4, 6]);
  });
});

describe('the dates that follow what was booked', () => {
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

  it('are later ones of the same film that can be bought, by start', () => {
    expect(ids(followingDates(itself, list, now, 4))).toEqual([4, 7, 8]);
  });

  it('are no more than are wanted', () => {
    expect(ids(followingDates(itself, list, now, 2))).toEqual([4, 7]);
  });
});
