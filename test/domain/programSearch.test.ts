import { daysOfShow } from '@/domain/showDays';
import { describe, expect, it } from 'vitest';
import type { Show } from '@/domain/entities';
import { filterShows as filterShowsAt } from '@/domain/programFilter';
import { maxSearchText, prepareSearch, searchText } from '@/domain/programSearch';
import { eventExample, filmShow, marketShow, movieExample } from '@test/domain/examples';

const film = filmShow({
  showId: 1,
  location: 'Große Leinwand',
  movie: movieExample({
    movieName: 'Der Kameramann – Straßenkomödie',
    actors: 'Georges Méliès, George O’Brien',
    producer: 'Łucja Ångström',
    description: 'Ein Abenteuer ohne Worte.',
  }),
});
const market = marketShow({
  showId: 2,
  date: '22.11.2026',
  showName: 'Markt am Sonntag',
  event: eventExample({ eventName: 'Flohmarkt Gänserndorf', description: '<b>geheim</b>' }),
});
const undated = filmShow({ showId: 3, date: '31.12.2099' });
const shows = [film, market, undated];
type Searched = { text: string; day?: string | undefined };
const filterShows = (list: Show[], filter: Searched) => filterShowsAt(list, filter, 0);
const found = (text: string, day?: string) => filterShows(shows, { text, day }).map(({ showId }) => showId);

describe('searchText', () => {
  it('is at most as long as the maximum', () => {
    const longest = 'a'.repeat(maxSearchText);
    expect(searchText(` ${longest} `)).toBe(longest);
    expect(searchText(`${longest}a`)).toBe('');
  });

  it.each(['', '  ', '\u200B'])('is empty for %j', (typed) => {
    expect(searchText(typed)).toBe('');
  });
});

describe('filterShows', () => {
  it.each([
    ['Gänserndorf', [2]],
    ['gaenserndorf', [2]],
    ['GANSERNDORF', [2]],
    ['gänsern', [2]],
    ['gae', [2]],
    ['strassen', [1]],
    ['Straße', [1]],
    ['STRASSE', [1]],
    ['große', [1]],
    ['grosse', [1]],
    ['melies', [1]],
    ['Angström', [1]],
    ['angstroem', [1]],
    ["o'brien", [1]],
    ['„Der Kameramann“', [1]],
    ['abenteuer', [1]],
    ['euer', [1]],
    ['sonntag', [2]],
    ['golem', [3]],
    ['leinwand worte kamera', [1]],
    ['leinwand sonntag', []],
    ['geheim', []],
    ['sonntagflohmarkt', []],
    ['angströmein', []],
    ['unauffindbar', []],
  ])('finds shows by „%s“', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    ['spiderman', 'Spider-Man'],
    ['Spider Man', 'Spiderman'],
    ['spiderman', 'Spider Man'],
    ['spider-man', 'Spider Man 2'],
    ['spiderm', 'The Amazing Spider Man'],
    ['oceans eleven', 'Ocean’s Eleven'],
    ["ocean's eleven", 'Oceans Eleven'],
    ['dr strange', 'Dr. Strange'],
    ['drstrange', 'Dr. Strange'],
    ['et', 'E.T. – Der Film'],
    ['E.T.', 'ET'],
    ['wall e', 'WALL·E'],
    ['walle', 'WALL·E'],
    ['WALL-E', 'Walle'],
    ['schoenheit', 'Schön-Heit'],
  ])('finds by „%s“ what is written „%s“', (text, movieName) => {
    const named = filmShow({ showId: 4, movie: movieExample({ movieId: 96, movieName }) });
    expect(filterShows([named], { text })).toEqual([named]);
  });

  it('joins whole words of one name only', () => {
    for (const text of ['dermann', 'erkamera', 'sonntagflohmarkt', '?!', '„…“', '🎃'])
      expect(found(text)).toEqual([]);
    expect(found('kameramannstrassen')).toEqual([1]);
  });

  describe('by a day', () => {
    const on = (showId: number, date: string, movieName = 'Faust') =>
      filmShow({
        showId,
        date,
        dateISO: undefined,
        movie: movieExample({ movieId: showId, movieName, description: 'Heute und morgen, 29 11.' }),
      });
    // Sunday 29 November 2026, 23:30 in Vienna.
    const now = Date.UTC(2026, 10, 29, 22, 30);
    const programme = [
      on(1, '29.11.2026'),
      on(2, '30.11.2026'),
      on(3, '01.12.2026'),
      on(4, '06.12.2026', 'Nosferatu'),
      on(5, '29.11.2027'),
      on(6, '11.01.2027', 'Sonntag'),
      on(7, '31.12.2099'),
      on(8, '07.12.2026', 'Geboren am 4. Juli'),
      { ...on(9, '30.11.2026', 'Caligari'), time: '00:15' },
    ];

    it.each([
      ['29.11.', [1, 5]],
      ['29.11', [1, 5]],
      ['29. 11. 2026', [1]],
      ['29.11.26', [1]],
      // While a year is typed.
      ['29.11.2', [1, 5]],
      ['29.11.20', [1, 5]],
      ['29.11. 20:15', [1, 5]],
      ['29.11.2026, 20.15 Uhr', [1]],
      ['29.11. um 20 Uhr', [1, 5]],
      ['am 29. November', [1, 5]],
      ['29 nov', [1, 5]],
      ['29. Nov. 2027', [5]],
      ['11. Jänner', [6]],
      ['11. Januar 2027', [6]],
      ['11. jaenner', [6]],
      ['So., 29.11.2026', [1]],
      ['Sonntag, 29. November 2026', [1]],
      ['Montag', [2, 5, 6, 8, 9]],
      ['Sonntag', [1, 4, 6]],
      ['am Sonntag', [1, 4]],
      ['sonntag nosferatu', [4]],
      // With the night to come.
      ['heute', [1, 9]],
      ['heute Abend', [1, 9]],
      ['heute Nacht', [1, 9]],
      ['morgen', [2, 9]],
      ['Übermorgen', [3]],
      ['uebermorgen faust', [3]],
      ['geboren am 4. juli', [8]],
      ['12.11.', []],
      ['99.99.', []],
      ['31.12.2099', []],
      ['heute nosferatu', []],
    ])('„%s“', (text, expected) => {
      expect(filterShowsAt(programme, { text }, now).map(({ showId }) => showId)).toEqual(expected);
    });

    it('a number before another word is none', () => {
      const monkeys = on(10, '06.12.2026', '12 Monkeys');
      expect(filterShowsAt([...programme, monkeys], { text: '12 monkeys' }, now)).toEqual([monkeys]);
    });
  });

  it('finds shows by day, and no placeholder date on any day', () => {
    expect(found('', '2026-11-22')).toEqual([2]);
    expect(found('', '2026-11-21')).toEqual([1]);
    expect(found('kamera', '2026-11-22')).toEqual([]);
    expect(found('', '2099-12-31')).toEqual([]);
  });

  it('finds a show of several days on each of them, once it is running on those to come', () => {
    const fair = marketShow({ date: '27.11.2026', time: '06:00', dateEndISO: '2026-11-29T15:00:00+01:00' });
    const on = (day: string, now: number) => filterShowsAt([fair], { day }, now).length;
    const days = ['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'];
    expect(days.map((day) => on(day, 0))).toEqual([1, 1, 1, 0]);
    const saturday = Date.parse('2026-11-28T12:00:00+01:00');
    expect(days.map((day) => on(day, saturday))).toEqual([0, 1, 1, 0]);
  });

  it('returns the same array without a filter', () => {
    expect(filterShows(shows, { text: '' })).toBe(shows);
  });

  it('does not treat text as a pattern', () => {
    expect(found('.*')).toEqual([]);
    expect(found('m.rkt')).toEqual([2]);
    expect(found('m[a]xkt')).toEqual([]);
  });

  it('finds a film by its current words, not by previous ones or those of another film', () => {
    const of = (showId: number, actors: string, description?: string) =>
      filmShow({ showId, movie: movieExample({ movieId: 99, actors, description }) });
    const idsOf = (list: Show[], text: string) => filterShows(list, { text }).map(({ showId }) => showId);
    const [first, again] = [of(4, 'Buster Keaton', 'Zug'), of(5, 'Buster Keaton', 'Zug')];
    const changed = of(6, 'Marion Mack', 'Zug');
    expect(idsOf([first, again, changed], 'keaton')).toEqual([4, 5]);
    expect(idsOf([first, again, changed], 'mack')).toEqual([6]);
    expect(idsOf([changed, first, again], 'keaton zug')).toEqual([4, 5]);
    expect(idsOf([of(7, 'Buster Keaton')], 'zug')).toEqual([]);
  });

  it('finds each show by its own cast, producer and description', () => {
    const described = (showId: number, description: string, producer = 'Erich Pommer') =>
      filmShow({
        showId,
        movie: movieExample({ movieId: 97, actors: 'Lil Dagover', producer, description }),
      });
    const list = [described(11, 'Schiff'), described(12, 'Zug'), described(13, 'Zug', 'Paul Davidson')];
    const idsOf = (text: string) => filterShows(list, { text }).map(({ showId }) => showId);
    expect(idsOf('dagover')).toEqual([11, 12, 13]);
    expect(idsOf('schiff')).toEqual([11]);
    expect(idsOf('zug')).toEqual([12, 13]);
    expect(idsOf('pommer')).toEqual([11, 12]);
    expect(idsOf('davidson')).toEqual([13]);
  });

  it('does not compute prepared shows again on a keystroke', () => {
    const show = filmShow({ showId: 10, movie: undefined });
    let reads = 0;
    Object.defineProperty(show, 'showName', {
      get: () => {
        reads += 1;
        return 'Der Doppelgänger';
      },
    });
    prepareSearch(show);
    const before = reads;
    expect(before).toBeGreaterThan(0);
    expect(filterShows([show], { text: 'd' })).toEqual([show]);
    expect(reads).toBe(before);
  });

  it('does not compute film texts for a day filter, and only once if shows share a film', () => {
    let reads = 0;
    const movie = movieExample({ movieId: 98 });
    Object.defineProperty(movie, 'description', {
      get: () => {
        reads += 1;
        return 'Ein Doppelgänger';
      },
    });
    const list = [filmShow({ showId: 8, movie }), filmShow({ showId: 9, movie })];
    expect(filterShows(list, { text: '', day: '2026-11-21' })).toHaveLength(2);
    expect(daysOfShow(list[0]!)).toEqual(['2026-11-21']);
    expect(reads).toBe(0);
    expect(filterShows(list, { text: 'doppelgaenger' })).toHaveLength(2);
    expect(reads).toBe(1);
  });
});
