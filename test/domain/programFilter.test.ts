import { fc } from '@test/support/properties';
import { describe, expect, it } from 'vitest';
import { noFilter, withFilter } from '@/domain/filterChange';
import { filterShows, isFiltering, readFilter, type ProgramFilter } from '@/domain/programFilter';
import { searchText } from '@/domain/programSearch';
import { filmShow, marketShow, movieExample } from '@test/domain/examples';

const everything = { day: true, genre: true, films: true };
const none = readFilter(new URLSearchParams(), everything);
const read = (query: string, offers = everything) => readFilter(new URLSearchParams(query), offers);
const written = (query: string, changes: Partial<ProgramFilter>) => {
  const before = new URLSearchParams(query);
  return withFilter(before, { ...readFilter(before, everything), ...changes }).toString();
};

describe('filter of an address', () => {
  it('is read from its parameters', () => {
    expect(
      read(
        'suche=faust&tag=2026-04-17&genre=grusel&sprache=OmU&alter=12&nur=buchbar&sortierung=titel&ansicht=monat&monat=2026-05',
      ),
    ).toEqual({
      text: 'faust',
      day: '2026-04-17',
      genre: 'grusel',
      language: 'omu',
      age: 12,
      isAllKinds: false,
      isBookableOnly: true,
      order: 'title',
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
    'nur=alles',
    'sortierung=preis',
    `genre=${'a'.repeat(61)}`,
    'genre=%20%E2%80%8B',
    `sprache=${'a'.repeat(61)}`,
    'sprache=%20%E2%80%8B',
    'alter=FSK 12',
    'alter=-6',
    'alter=6.5',
    'alter=100',
    `suche=${'a'.repeat(101)}`,
    'suche=%E2%80%8B%E2%80%AE',
    'suche=&tag=&genre=&sprache=&alter=&art=&ansicht=&monat=',
  ])('ignores invalid values: %s', (query) => {
    expect(read(query)).toEqual(none);
  });

  it.each(['Sci-Fi/Fantasy', 'Children’s', "Children's", 'Drama (SW)', '<script>', 'a'.repeat(60)])(
    'accepts the genre „%s“ in any case',
    (genre) => {
      expect(written('', { genre: genre.toLowerCase() })).not.toBe('');
      expect(read(written('', { genre })).genre).toBe(genre.toLowerCase());
    },
  );

  it('ignores what a list does not offer', () => {
    const query = 'tag=2026-04-17&genre=grusel&ansicht=monat&suche=x';
    expect(read(query, { day: false, genre: false, films: true })).toEqual({ ...none, text: 'x' });
  });

  it('has no facts of films in lists of markets and of all kinds', () => {
    const facts = 'genre=grusel&sprache=omu&alter=6';
    expect(read(facts, { ...everything, films: false })).toEqual(none);
    expect(written(`${facts}&suche=x`, { isAllKinds: true })).toBe('suche=x&art=alle');
  });

  it('is written without changing other parameters', () => {
    expect(written('prebooking=true&selectshow=301', { day: '2026-04-17', text: 'Dr. Caligari' })).toBe(
      'prebooking=true&selectshow=301&suche=Dr.+Caligari&tag=2026-04-17',
    );
    expect(written('tag=2026-04-17&openfpsub=true&art=alle', { day: undefined, isAllKinds: false })).toBe(
      'openfpsub=true',
    );
    expect(written('tag=Unsinn', { genre: 'grusel' })).toBe('genre=grusel');
  });

  it('contains a month only while the month view is open', () => {
    expect(written('', { month: '2026-05', isMonthOpen: true })).toBe('ansicht=monat&monat=2026-05');
    expect(written('ansicht=monat&monat=2026-05', { isMonthOpen: false })).toBe('');
  });

  it('is read as it was written', () => {
    const filters = fc.record({
      text: fc.string({ unit: 'grapheme' }).map(searchText),
      day: fc.constantFrom(undefined, '2026-04-17', '2028-02-29'),
      genre: fc.constantFrom(undefined, 'grusel', 'sci-fi/fantasy', 'komödie', 'drama (sw)'),
      language: fc.constantFrom(undefined, 'omu', 'stumm, deutsche zwischentitel'),
      age: fc.constantFrom(undefined, 0, 6, 21),
      isAllKinds: fc.constant(false),
      isBookableOnly: fc.boolean(),
      order: fc.constantFrom('date' as const, 'title' as const),
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

  it('is active if it changes the list', () => {
    expect(isFiltering(none)).toBe(false);
    expect(isFiltering({ ...none, isMonthOpen: true, month: '2026-05' })).toBe(false);
    const changes: Partial<ProgramFilter>[] = [
      { text: 'x' },
      { day: '2026-04-17' },
      { genre: 'grusel' },
      { language: 'omu' },
      { age: 0 },
      { isAllKinds: true },
      { isBookableOnly: true },
      { order: 'title' },
    ];
    for (const change of changes) expect(isFiltering({ ...none, ...change })).toBe(true);
  });

  it('is reset as a whole, but for the open month view', () => {
    const query =
      'suche=x&tag=2026-04-17&genre=grusel&sprache=omu&alter=6&nur=buchbar&sortierung=titel&ansicht=monat&monat=2026-05';
    expect(written(query, noFilter)).toBe('ansicht=monat');
    expect(written('art=alle', noFilter)).toBe('');
  });
});

describe('filterShows', () => {
  const now = Date.UTC(2026, 10, 1);
  const film = filmShow({ showId: 1, date: '21.11.2026', showName: 'Der Golem' });
  const soldOut = filmShow({ showId: 2, date: '22.11.2026', showName: 'Der Golem', soldOut: true });
  const market = marketShow({ showId: 3, date: '22.11.2026', showName: 'Markt am Sonntag' });
  const shows = [film, soldOut, market];
  const filtered = (query: string, at = now) =>
    filterShows(shows, read(query), at).map(({ showId }) => showId);

  it.each([
    ['', [1, 2, 3]],
    ['suche=golem', [1, 2]],
    ['tag=2026-11-22', [2, 3]],
    ['nur=buchbar', [1, 3]],
    ['suche=golem&nur=buchbar', [1]],
    ['suche=golem&tag=2026-11-22', [2]],
    ['suche=golem&tag=2026-11-22&nur=buchbar', []],
    // Of the backend, and of the order.
    ['genre=grusel&sortierung=titel', [1, 2, 3]],
    ['art=alle', [1, 2, 3]],
  ])('lets through by „%s“', (query, ids) => {
    expect(filtered(query)).toEqual(ids);
  });

  it.each([
    ['sprache=omu', [1, 2]],
    ['sprache=OV', [3]],
    ['sprache=om', []],
    ['alter=0', [3]],
    ['alter=11', [3]],
    ['alter=12', [1, 3]],
    ['alter=21', [1, 2, 3]],
    ['sprache=omu&alter=12', [1]],
  ])('lets through films whose facts are stated by „%s“', (query, ids) => {
    const facts = [
      { language: 'OmU', ageRating: 'FSK 12' },
      { language: 'omu', ageRating: '16' },
      { language: 'OV', ageRating: 'JMK 0' },
      {},
    ];
    const films = facts.map((fact, index) => filmShow({ showId: index + 1, movie: movieExample(fact) }));
    const passed = filterShows([...films, marketShow({ showId: 9 })], read(query), now);
    expect(passed.map(({ showId }) => showId)).toEqual(ids);
  });

  it('knows what can be bought by the time', () => {
    expect(filtered('nur=buchbar', Date.UTC(2026, 11, 1))).toEqual([]);
  });
});
