import { describe, expect, it } from 'vitest';
import { eventCardState, kindOf, movieCardState, scarcity } from '@/domain/cards';
import type { EventType, FomoStatus } from '@/domain/entities';
import { eventExample, filmShow, marketShow, showExample } from '@test/domain/examples';

const flags = [false, true];
const combinations = flags.flatMap((soldOut) =>
  flags.flatMap((futureSales) =>
    [0, 2].map((later) => ({ soldOut, futureSales, countFutureShowsForMovie: later })),
  ),
);

describe('movieCardState', () => {
  it.each(combinations)('offers a reminder for an undated film in any state: %j', (changes) => {
    expect(movieCardState(filmShow({ ...changes, date: '31.12.2099' }))).toEqual({ kind: 'remind' });
  });

  it.each([
    [false, false, 0, { kind: 'bookable' }],
    [false, false, 2, { kind: 'bookable' }],
    [false, true, 0, { kind: 'futureSales', laterShows: false }],
    [false, true, 2, { kind: 'futureSales', laterShows: true }],
    [true, false, 0, { kind: 'soldOut', laterShows: false }],
    [true, false, 2, { kind: 'soldOut', laterShows: true }],
    [true, true, 0, { kind: 'soldOut', laterShows: false }],
    [true, true, 2, { kind: 'soldOut', laterShows: true }],
  ])('sold out %s, future sales %s, %d later shows: %j', (soldOut, futureSales, later, expected) => {
    expect(movieCardState(filmShow({ soldOut, futureSales, countFutureShowsForMovie: later }))).toEqual(
      expected,
    );
  });
});

describe('eventCardState', () => {
  it.each([
    [13, false, { kind: 'onSiteOnly' }],
    [13, true, { kind: 'onSiteOnly' }],
    [174, false, { kind: 'closed' }],
    [174, true, { kind: 'closed' }],
    [175, false, { kind: 'closed' }],
    [175, true, { kind: 'closed' }],
    [1, true, { kind: 'soldOut' }],
    [233, true, { kind: 'soldOut' }],
  ])('show %d, sold out %s: %j', (showId, soldOut, expected) => {
    expect(eventCardState(marketShow({ showId, soldOut }))).toEqual(expected);
  });

  it.each<EventType>(['flohmarkt', 'automarkt', 'publicevent'])('is bookable as %s', (eventType) => {
    const show = marketShow({ event: eventExample({ eventType }) });
    expect(eventCardState(show)).toEqual({ kind: 'bookable', eventType });
  });

  it('is bookable as flea market if the event is unknown', () => {
    expect(eventCardState(showExample())).toEqual({ kind: 'bookable', eventType: 'flohmarkt' });
  });
});

describe('kindOf', () => {
  it('uses film and event first, then showType', () => {
    expect(kindOf(filmShow({ showType: 'flohmarkt' }))).toBe('kino');
    expect(kindOf(marketShow({ event: eventExample({ eventType: 'automarkt' }) }))).toBe('automarkt');
    expect(kindOf(showExample({ showType: 'kino_past' }))).toBe('kino');
    expect(kindOf(showExample({ showType: 'kino' }))).toBe('kino');
    expect(kindOf(showExample({ showType: 'publicevent' }))).toBe('publicevent');
    expect(kindOf(showExample({ showType: 'automarkt' }))).toBe('automarkt');
    expect(kindOf(showExample({ showType: 'Kirtag' }))).toBe('flohmarkt');
    expect(kindOf(showExample())).toBe('flohmarkt');
  });
});

describe('scarcity', () => {
  it.each<FomoStatus>([1, 2, 3, 4, 5])('is status %d unless the show is sold out', (fomoStatus) => {
    expect(scarcity(filmShow({ fomoStatus }))).toBe(fomoStatus);
    expect(scarcity(filmShow({ fomoStatus, soldOut: true }))).toBeUndefined();
  });

  it('is undefined without a status', () => {
    expect(scarcity(filmShow())).toBeUndefined();
  });
});
