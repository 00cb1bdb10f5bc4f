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
    expect(movieCardState(filmShow({ ...changes, date: '31.12.2099' }))).toBe('unscheduled');
  });

  it.each([
    [false, false, 'bookable'],
    [false, true, 'futureSales'],
    [true, false, 'soldOut'],
    [true, true, 'soldOut'],
  ])('sold out %s, future sales %s: %s', (soldOut, futureSales, expected) => {
    for (const countFutureShowsForMovie of [0, 2])
      expect(movieCardState(filmShow({ soldOut, futureSales, countFutureShowsForMovie }))).toBe(expected);
  });
});

describe('eventCardState', () => {
  it.each([
    [13, false, 'onSiteOnly'],
    [13, true, 'onSiteOnly'],
    [174, false, 'closed'],
    [174, true, 'closed'],
    [175, false, 'closed'],
    [175, true, 'closed'],
    [1, true, 'presaleStopped'],
    [233, true, 'presaleStopped'],
  ])('show %d, sold out %s: %s', (showId, soldOut, expected) => {
    expect(eventCardState(marketShow({ showId, soldOut }))).toBe(expected);
  });

  it.each<EventType>(['flohmarkt', 'automarkt', 'publicevent'])('is bookable as %s', (eventType) => {
    const show = marketShow({ event: eventExample({ eventType }) });
    expect(eventCardState(show)).toBe('bookable');
  });

  it('is bookable if the event is unknown', () => {
    expect(eventCardState(showExample())).toBe('bookable');
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
