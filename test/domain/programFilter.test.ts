import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  filterShows,
  isFiltering,
  readFilter,
  searchText,
  withFilter,
  type ProgramFilter,
} from '@/domain/programFilter';
import { eventExample, filmShow, marketShow, movieExample } from '@test/domain/examples';

const everything = { day: true, genre: true };
const none = readFilter(new URLSearchParams(), everything);
const read = (query: string, offers = everything) => readFilter(new URLSearchParams(query), offers);
const written = (query: string, changes: Partial<ProgramFilter>) => {
  const before = new URLSearchParams(query);
  return withFilter(before, { ...readFilter(before, everything), ...changes }).toString();
};

describe('the filter of an address', () => {
  it('is read from its parameters', () => {
    expect(read('suche=faust&tag=2026-04-17&genre=grusel&ansicht=monat&monat=2026-05')).toEqual({
      text: 'faust',
      day: '2026-04-17',
      genre: 'grusel',
      isAllKinds: false,
      isMonthOpen: true,
      month: '2026-05',
    });
    expect(read('art=alle&genre=grusel')).toEqual({ ...none, isAllKinds: true });
    expect(read('genre=Kom%C3%B6die').genre).toBe('komödie');
  });

  it.each([
    'tag=2026-02-31',
    'tag=17.04.2026',
    'tag=9999-12-31',
    'tag=0000-00-00',
    'tag=2026-04-17T00:00',
    'monat=2026-13',
    'monat=April',
    'art=kino',
    'art=__proto__',
    'ansicht=woche',
    'genre=%3Cscript%3E',
    'genre=a%2Fb',
    `genre=${'a'.repeat(41)}`,
    `suche=${'a'.repeat(101)}`,
    'suche=%22%5D%3C%2A%3E',
    'suche=%E2%80%8B%E2%80%AE',
    'suche=---',
    'suche=&tag=&genre=&art=&ansicht=&monat=',
  ])('leaves out what makes no sense: %s', (query) => {
    expect(read(query)).toEqual(none);
  });

  it('leaves out what a list does not offer', () => {
    const query = 'tag=2026-04-17&genre=grusel&ansicht=monat&suche=x';
    expect(read(query, { day: false, genre: false })).toEqual({ ...none, text: 'x' });
  });

  it('is written beside what is not its own', () => {
    expect(written('prebooking=true&selectshow=301', { day: '2026-04-17', text: 'Dr. Caligari' })).toBe(
      'prebooking=true&selectshow=301&suche=Dr.+Caligari&tag=2026-04-17',
    );
    expect(written('tag=2026-04-17&openfpsub=true&art=alle', { day: undefined, isAllKinds: false })).toBe(
      'openfpsub=true',
    );
    expect(written('tag=Unsinn', { genre: 'grusel' })).toBe('genre=grusel');
  });

  it('names a month only while the month view is open', () => {
    expect(written('', { month: '2026-05', isMonthOpen: true })).toBe('ansicht=monat&monat=2026-05');
    expect(written('ansicht=monat&monat=2026-05', { isMonthOpen: false })).toBe('');
  });

  it('reads what it wrote', () => {
    const filters = fc.record({
      text: fc.string({ unit: 'grapheme' }).map(searchText),
      day: fc.constantFrom(undefined, '2026-04-17', '2028-02-29'),
      genre: fc.constantFrom(undefined, 'grusel', 'science-fiction', 'komödie'),
      isAllKinds: fc.constant(false),
      isMonthOpen: fc.constant(true),
      month: fc.constantFrom(undefined, '2026-12'),
    });
    fc.assert(
      fc.property(filters, (filter) => {
        const address = withFilter(new URLSearchParams(), filter).toString();
        expect(readFilter(new URLSearchParams(address), everything)).toEqual(filter);
      }),
    );
  });

  it('is at work where a list shows something else because of it', () => {
    expect(isFiltering(none)).toBe(false);
    expect(isFiltering({ ...none, isMonthOpen: true, month: '2026-05' })).toBe(false);
    const changes: Partial<ProgramFilter>[] = [
      { text: 'x' },
      { day: '2026-04-17' },
      { genre: 'grusel' },
      { isAllKinds: true },
    ];
    for (const change of changes) expect(isFiltering({ ...none, ...change })).toBe(true);
  });
});

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
const found = (text: string, day?: string) => filterShows(shows, { text, day }).map(({ showId }) => showId);

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
    ['unauffindbar', []],
  ])('finds by „%s“', (text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it('finds by day, and a placeholder on none', () => {
    expect(found('', '2026-11-22')).toEqual([2]);
    expect(found('', '2026-11-21')).toEqual([1]);
    expect(found('kamera', '2026-11-22')).toEqual([]);
    expect(found('', '2099-12-31')).toEqual([]);
  });

  it('gives the same list back where nothing is looked for', () => {
    expect(filterShows(shows, none)).toBe(shows);
  });

  it('takes nothing in a text for a pattern', () => {
    expect(found('.*')).toEqual([1, 2, 3]);
    expect(found('m.rkt')).toEqual([2]);
    expect(found('m[a]xkt')).toEqual([]);
  });
});
