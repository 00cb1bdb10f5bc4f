import { describe, expect, it } from 'vitest';
import type { ShowDetail } from '@/domain/entities';
import {
  currentLines,
  showChanges,
  showsToCheck,
  showsToVisit,
  showUpdate,
  type OrderedLines,
} from '@/domain/showUpdates';
import { carTicket, cartOf, filmTicket, stall } from '@test/support/carts';
import { metropolis, readAt, show } from '@test/support/priceCheck';

const day = 24 * 60 * 60_000;
const placed = filmTicket.show!;
const asOrdered = { dateISO: placed.dateISO, dateEndISO: placed.dateEndISO };
const order: OrderedLines = { lines: cartOf(filmTicket, carTicket, stall) };

/** The order after responses about its film, one after another. */
function after(...responses: (ShowDetail | undefined)[]): OrderedLines {
  return responses.reduce<OrderedLines>((before, found) => {
    const update = showUpdate(before, 301, found, readAt);
    return { ...before, updates: update ? [update] : [] };
  }, order);
}

const said = (known: OrderedLines, now = readAt) =>
  showChanges(known, now).map(({ isGone, now: texts, before }) => ({ isGone, when: texts.when, before }));

describe('a response about an ordered show', () => {
  it('keeps nothing where all is as ordered, or the backend says less', () => {
    for (const found of [
      show(asOrdered),
      show({ time: undefined }),
      show({ ...asOrdered, location: 'Große Leinwand' }),
      show({ date: '31.02.2026', time: '21:00' }),
      show({ showId: 302, date: '18.04.2026' }),
      show({ movie: undefined }),
    ])
      expect(after(found).updates, JSON.stringify(found)).toEqual([]);
  });

  it.each([
    ['another day', { date: '17.04.2026' }, 'Fr., 17.04.2026, 20:30\u00a0Uhr'],
    ['another time', { time: '21:15' }, 'Do., 16.04.2026, 21:15\u00a0Uhr'],
    ['another day without a time', { date: '17.04.2026', time: undefined }, 'Fr., 17.04.2026'],
    ['no date yet', { date: '01.01.2099', time: undefined }, 'Termin folgt'],
  ])('with %s says the old one, too', (_, changes, when) => {
    const before = { when: 'Do., 16.04.2026, 20:30\u00a0Uhr' };
    expect(said(after(show(changes)))).toEqual([{ isGone: false, when, before }]);
  });

  it('with another film says the old title; with another end alone follows it without a word', () => {
    const renamed = after(show({ ...asOrdered, movie: { ...metropolis(), movieName: 'Faust' } }));
    expect(said(renamed)).toMatchObject([{ before: { name: 'Metropolis' } }]);
    const longer = after(show({ ...asOrdered, dateEndISO: '2026-04-16T23:30:00+02:00' }));
    expect(said(longer)).toEqual([]);
    const late = Date.parse('2026-04-16T23:00:00+02:00');
    expect(showsToVisit(longer, late).map(({ show: { showId } }) => showId)).toEqual([301, 501]);
    expect(showsToVisit(order, late).map(({ show: { showId } }) => showId)).toEqual([501]);
  });

  it('that takes a change back is kept, so that the calendar entry gets a later state', () => {
    const back = after(show({ date: '17.04.2026' }), show(asOrdered));
    expect(said(back)).toEqual([]);
    expect(showsToVisit(back, readAt)[0]).toMatchObject({ readAt, show: { date: '16.04.2026' } });
  });

  it('that does not know the show keeps the date that was known last; nobody can come to it', () => {
    const gone = after(show({ date: '17.04.2026' }), undefined);
    expect(said(gone)).toMatchObject([{ isGone: true, when: 'Fr., 17.04.2026, 20:30\u00a0Uhr' }]);
    expect(showsToVisit(gone, readAt).map(({ show: { showId } }) => showId)).toEqual([501]);
    expect(said(gone, readAt + day)).toHaveLength(1);
    expect(said(gone, readAt + 2 * day)).toEqual([]);
  });

  it('that does not know a show that has begun keeps nothing: a programme need not contain it', () => {
    const begun = Date.parse('2026-04-16T20:30:00+02:00');
    expect(showUpdate(order, 301, undefined, begun - 1)).toMatchObject({ isGone: true });
    expect(showUpdate(order, 301, undefined, begun)).toBeUndefined();
  });

  it('with another time and no end does not keep the end of the order', () => {
    const later = after(show({ time: '22:30' }));
    const [first] = showsToVisit(later, Date.parse('2026-04-16T22:50:00+02:00'));
    expect(first).toMatchObject({ show: { showId: 301, time: '22:30' } });
  });

  it('changes the lines of the show under their keys, and their order', () => {
    const moved = currentLines(after(show({ date: '20.04.2026', showKey: 'anders' })));
    expect(Object.keys(moved)).toEqual(Object.keys(order.lines));
    expect(moved[filmTicket.key]).toMatchObject({ order: '202604202030', count: 1, price: 1250 });
    expect(moved[filmTicket.key]!.show).toMatchObject({ date: '20.04.2026', showKey: undefined });
    expect(moved[stall.key]).toEqual(order.lines[stall.key]);
  });
});

describe('the shows that are looked up', () => {
  it('take place within 14 days as ordered or by now, or ended within one, and come once, the next first', () => {
    expect(showsToCheck([order, { lines: cartOf(stall) }], readAt)).toEqual([301, 501]);
    expect(showsToCheck([order], readAt - 13 * day)).toEqual([301]);
    expect(showsToCheck([order], readAt - 14 * day)).toEqual([]);
    expect(showsToCheck([order], readAt + day)).toEqual([301, 501]);
    expect(showsToCheck([order], readAt + 2 * day)).toEqual([501]);
    expect(showsToCheck([order], readAt + 5 * day)).toEqual([]);
    expect(showsToCheck([after(show({ date: '25.04.2026' }))], readAt + 5 * day)).toEqual([301]);
    expect(showsToCheck([after(show({ date: '01.01.2099' }))], readAt + 5 * day)).toEqual([301]);
  });
});
