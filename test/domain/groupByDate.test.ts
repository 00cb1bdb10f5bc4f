import { fc } from '@test/support/properties';
import { describe, expect, it } from 'vitest';
import type { EventType } from '@/domain/entities';
import { groupByDate, groupByTitle, programHeading } from '@/domain/groupByDate';
import { eventExample, filmShow, marketShow, movieExample, showExample } from '@test/domain/examples';

const show = (showId: number, date: string, time?: string, movieName = 'Film') =>
  filmShow({ showId, date, time, movie: movieExample({ movieName }) });
const idsOf = (groups: ReturnType<typeof groupByDate>) =>
  groups.map(({ date, shows }) => [date, ...shows.map(({ showId }) => showId)]);

describe('groupByDate', () => {
  it('sorts days across months and years', () => {
    const shows = [
      show(1, '01.01.2027'),
      show(2, '02.12.2026'),
      show(3, '15.02.2026'),
      show(4, '02.12.2026'),
    ];
    expect(idsOf(groupByDate(shows))).toEqual([
      ['15.02.2026', 3],
      ['02.12.2026', 2, 4],
      ['01.01.2027', 1],
    ]);
  });

  it('sorts a day by time, then by name in Austrian order', () => {
    const date = '21.11.2026';
    const shows = [
      show(1, date, '21:00', 'Zorro'),
      show(2, date, '21:00', 'Ödipus'),
      show(3, date, '9:00', 'Zorro'),
      show(4, date, '21:00', 'nosferatu'),
    ];
    expect(idsOf(groupByDate(shows))).toEqual([[date, 3, 4, 2, 1]]);
  });

  it('sorts simultaneous shows of one name by id', () => {
    const date = '21.11.2026';
    const shows = [show(3, date, '21:00'), show(1, date, '21:00'), show(2, date, '21:00')];
    expect(idsOf(groupByDate(shows))).toEqual([[date, 1, 2, 3]]);
  });

  it('puts shows without a real date after all days, and those of 2099 last in one group', () => {
    const shows = [show(1, '31.12.2099'), show(2, 'Sommer'), show(3, '01.01.2099'), show(4, '21.11.2026')];
    expect(idsOf(groupByDate(shows))).toEqual([
      ['21.11.2026', 4],
      ['Sommer', 2],
      [expect.stringMatching(/2099$/), 1, 3],
    ]);
  });

  it('recognises one day in either spelling', () => {
    const iso = filmShow({ showId: 3, date: '', time: undefined, dateISO: '2026-05-01T21:00:00+02:00' });
    expect(idsOf(groupByDate([iso, show(1, '1.5.2026', '20:00'), show(2, '01.05.2026', '19:00')]))).toEqual([
      ['01.05.2026', 2, 1, 3],
    ]);
  });

  it('loses and repeats no show and does not mutate the list', () => {
    const dates = fc.constantFrom('21.11.2026', '22.11.2026', '31.02.2026', '31.12.2099', '');
    fc.assert(
      fc.property(fc.array(dates), (list) => {
        const shows = list.map((date, index) => show(index, date));
        const before = [...shows];
        const groups = groupByDate(shows);
        const ids = groups.flatMap((group) => group.shows.map(({ showId }) => showId));
        expect(ids.toSorted((a, b) => a - b)).toEqual(list.map((_, index) => index));
        expect(new Set(groups.map(({ date }) => date)).size).toBe(groups.length);
        expect(shows).toEqual(before);
      }),
    );
  });
});

describe('groupByTitle', () => {
  it('groups shows by name in Austrian order, those of one name by start', () => {
    const shows = [
      show(1, '21.11.2026', '21:00', 'Zorro'),
      show(2, '22.11.2026', '19:30', 'Ödipus'),
      show(3, '21.11.2026', '19:30', 'Ödipus'),
      show(4, '20.11.2026', '19:30', 'Pygmalion'),
    ];
    const groups = groupByTitle(shows).map(({ title, shows: own }) => [
      title,
      ...own.map(({ showId }) => showId),
    ]);
    expect(groups).toEqual([
      ['Ödipus', 3, 2],
      ['Pygmalion', 4],
      ['Zorro', 1],
    ]);
  });
});

describe('programHeading', () => {
  const single = marketShow({ event: eventExample({ eventId: 12 }) });

  it.each<[EventType]>([['automarkt'], ['publicevent']])(
    'is that of the kind for a %s, even for one show of event 12',
    (kind) => {
      expect(programHeading(kind, [single])).toBe(kind);
      expect(programHeading(kind, [])).toBe(kind);
    },
  );

  it('is that of films for any list of films', () => {
    expect(programHeading('kino', [single])).toBe('movies');
  });

  it('is „bookSpotNow“ for exactly one show, of event 12', () => {
    expect(programHeading('flohmarkt', [single])).toBe('bookSpotNow');
    expect(programHeading('flohmarkt', [single, single])).toBe('flohmarkt');
    expect(programHeading('flohmarkt', [marketShow({ event: eventExample({ eventId: 11 }) })])).toBe(
      'flohmarkt',
    );
    expect(
      programHeading('flohmarkt', [marketShow({ showId: 12, event: eventExample({ eventId: 11 }) })]),
    ).toBe('flohmarkt');
    expect(programHeading('flohmarkt', [showExample({ showId: 12 })])).toBe('flohmarkt');
    expect(programHeading('flohmarkt', [])).toBe('flohmarkt');
  });
});
