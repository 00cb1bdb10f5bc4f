import { describe, expect, it } from 'vitest';
import type { ShowDetail } from '@/domain/entities';
import { createShowSearch } from '@/features/search/engine/searchShows';
import { eventExample, filmShow, marketShow, movieExample, showExample } from '@test/domain/examples';

/** Thursday 16 April 2026, 12:00 in Vienna. */
const now = Date.UTC(2026, 3, 16, 10);

function film(
  showId: number,
  date: string,
  movieId: number,
  movieName: string,
  changes: Partial<ShowDetail> = {},
) {
  const movie = movieExample({ movieId, movieName, urlIdentifier: `film-${movieId}` });
  return filmShow({ showId, date, dateISO: undefined, dateEndISO: undefined, movie, ...changes });
}

function market(showId: number, date: string, eventId: number, eventName: string) {
  const event = eventExample({ eventId, eventName, eventType: 'flohmarkt' });
  return marketShow({ showId, date, dateISO: undefined, dateEndISO: undefined, showName: eventName, event });
}

const programme = [
  film(3, '20.04.2026', 1, 'Metropolis'),
  film(2, '18.04.2026', 1, 'Metropolis'),
  film(1, '01.04.2026', 1, 'Metropolis'),
  film(4, '31.12.2099', 2, 'Die Nibelungen'),
  film(5, '02.04.2026', 3, 'Varieté'),
  market(6, '19.04.2026', 4, 'Flohmarkt Gänserndorf'),
  market(7, '26.04.2026', 4, 'Flohmarkt Gänserndorf'),
  market(8, '19.04.2026', 5, 'Flohmarkt Wien'),
];
const found = (text: string) =>
  createShowSearch(programme, now)(text).map(({ name, show }) => `${name} ${show.showId}`);

describe('the search in the programme', () => {
  it('finds a film once, by its next date', () => {
    expect(found('metropolis')).toEqual(['Metropolis 2']);
  });

  it.each(['Metroplis', 'metropolsi', 'METROP', 'metro polis metropolis'])(
    'finds Metropolis by „%s“',
    (text) => {
      expect(found(text)).toContain('Metropolis 2');
    },
  );

  it('finds a market in every spelling, the most similar name first', () => {
    expect(found('flomarkt gaenserndorf')[0]).toBe('Flohmarkt Gänserndorf 6');
    expect(found('Ganserndorf')).toEqual(['Flohmarkt Gänserndorf 6']);
  });

  it.each(['E.T.', 'et', 'e.t', 'E. T.'])('finds „E.T.“ by „%s“', (text) => {
    const shows = [film(9, '20.04.2026', 9, 'E.T. – Der Außerirdische'), ...programme];
    expect(createShowSearch(shows, now)(text)[0]?.show.showId).toBe(9);
  });

  it.each([
    ['spiderman', 'Spider-Man'],
    ['Spider Man', 'Spiderman'],
    ['spider-man', 'Spider Man 2'],
    ['spiderman', 'The Amazing Spider Man'],
    ['meninblack', 'Men in Black'],
    ['oceans eleven', 'Ocean’s Eleven'],
    ["ocean's eleven", 'Oceans Eleven'],
    ['dr strange', 'Dr. Strange'],
    ['drstrange', 'Dr. Strange'],
    ['wall e', 'WALL·E'],
    ['walle', 'WALL·E'],
  ])('finds exactly, by „%s“, what is written „%s“', (text, name) => {
    const shows = [...programme, film(9, '20.04.2026', 9, name)];
    const [first] = createShowSearch(shows, now)(text);
    expect([first?.name, first?.fit]).toEqual([name, 'exact']);
  });

  it.each([
    ['19.4.', ['Flohmarkt Gänserndorf 6', 'Flohmarkt Wien 8']],
    ['26. April', ['Flohmarkt Gänserndorf 7']],
    ['Sonntag wien', ['Flohmarkt Wien 8']],
    ['Montag', ['Metropolis 3']],
    ['Montag Kino', ['Metropolis 3']],
    ['übermorgen', ['Metropolis 2']],
    ['heute', []],
    ['2.4.', []],
    ['?!', []],
  ])('finds by „%s“ what is on that day, with this date', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('finds a name with a day after what is on that day', () => {
    const named = film(9, '21.04.2026', 9, 'Menschen am Sonntag');
    expect(createShowSearch([named, ...programme], now)('sonntag').map(({ show }) => show.showId)).toEqual([
      6, 8, 9,
    ]);
  });

  it('finds a film without a date, and not one that is over', () => {
    expect(found('Nibelungn')).toEqual(['Die Nibelungen 4']);
    expect(found('Varieté')).toEqual([]);
  });

  it('uses the first of two entries of one show', () => {
    const moved = film(2, '17.04.2026', 1, 'Metropolis');
    const [first] = createShowSearch([moved, ...programme], now)('metropolis');
    expect(first?.show).toBe(moved);
  });

  it('returns the first date on sale, if there is one', () => {
    const [found] = createShowSearch(
      [
        film(10, '17.04.2026', 9, 'Nosferatu', { soldOut: true }),
        film(11, '24.04.2026', 9, 'Nosferatu'),
        film(12, '25.04.2026', 9, 'Nosferatu'),
      ],
      now,
    )('nosferatu');
    expect(found).toMatchObject({ show: { showId: 11 }, reason: undefined });
  });

  it('returns the first date and its reason if none is on sale', () => {
    const [found] = createShowSearch(
      [
        film(14, '31.12.2099', 9, 'Nosferatu'),
        film(11, '24.04.2026', 9, 'Nosferatu', { futureSales: true }),
        film(10, '17.04.2026', 9, 'Nosferatu', { soldOut: true }),
      ],
      now,
    )('nosferatu');
    expect(found).toMatchObject({ show: { showId: 10 }, reason: 'soldOut' });
    expect(createShowSearch(programme, now)('nibelungen')[0]).toMatchObject({ reason: 'unscheduled' });
  });

  it('finds each market by a shared word', () => {
    expect(found('flohmarkt').toSorted()).toEqual(['Flohmarkt Gänserndorf 6', 'Flohmarkt Wien 8']);
  });

  it('finds two films of one name, and shows without film or event once per name', () => {
    const search = (...shows: ShowDetail[]) => createShowSearch(shows, now)('nosferatu');
    const idsOf = (...shows: ShowDetail[]) => search(...shows).map(({ show }) => show.showId);
    const films = [30, 31].map((id) => film(id, '20.04.2026', id, 'Nosferatu'));
    expect(idsOf(...films).toSorted()).toEqual([30, 31]);
    const evening = (showId: number, showName: string) =>
      showExample({ showId, date: '20.04.2026', showType: 'publicevent', showName });
    const evenings = [evening(32, 'Nosferatu live'), evening(33, 'Nosferatu im Park')];
    expect(idsOf(...evenings, evening(34, 'Nosferatu live')).toSorted()).toEqual([32, 33]);
  });

  it('finds a market by its own name and by that of its event', () => {
    const shows = [{ ...market(40, '19.04.2026', 40, 'Flohmarkt Tulln'), showName: 'Nachtmarkt' }];
    for (const text of ['nachtmarkt', 'flohmarkt', 'nachtmarkt tulln'])
      expect(createShowSearch(shows, now)(text)).toMatchObject([{ fit: 'exact', show: { showId: 40 } }]);
  });

  it('returns a day on which the market is closed only if there is no other', () => {
    const closed = market(174, '19.04.2026', 9, 'Sonntagsmarkt');
    const taken = { ...market(21, '26.04.2026', 9, 'Sonntagsmarkt'), soldOut: true };
    const of = (...shows: ShowDetail[]) => createShowSearch(shows, now)('sonntagsmarkt')[0];
    expect(of(closed, taken)).toMatchObject({ show: { showId: 21 }, reason: 'presaleStopped' });
    expect(of(closed)).toMatchObject({ show: { showId: 174 }, reason: 'closed' });
    const closedToo = market(175, '26.04.2026', 9, 'Sonntagsmarkt');
    expect(of(closedToo, closed)).toMatchObject({ show: { showId: 174 }, reason: 'closed' });
  });

  it('returns the path of the film, if it has a page, or of the event', () => {
    const path = (text: string) => createShowSearch(programme, now)(text)[0]?.path;
    expect(path('metropolis')).toBe('/kinoprogramm-wien/kinofilm/film-1');
    expect(path('ganserndorf')).toMatch(/^\/flohmarktprogramm-wien\//);
  });
});
