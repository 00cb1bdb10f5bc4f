import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cardRules, cardState, hasLaterShows } from '../../src/domain/cards';
import { show } from '../../src/features/catalogue/entitySchemas';
import { startSandbox, thursdayNoon, type Raw } from './testing';
import { vienna } from './clock';

const yes = (value: unknown) => value === true || value === 1 || value === 'true';

async function programme(query = '', options: Parameters<typeof startSandbox>[0] = {}) {
  const list = await startSandbox(options).get(`show/getCurrentShows?s1=fetch${query}`);
  return { films: list.dataEntries as Raw[], publicEvents: list.publicEvents as Raw[] };
}

describe('the programme', () => {
  const details: Record<string, (show: Raw) => boolean> = {
    'fomo 1': ({ fomoStatus }) => fomoStatus === 1,
    'fomo 2': ({ fomoStatus }) => fomoStatus === 2,
    'fomo 3': ({ fomoStatus }) => fomoStatus === 3,
    'fomo 4': ({ fomoStatus }) => fomoStatus === 4,
    'fomo 5': ({ fomoStatus }) => fomoStatus === 5,
    'ribbon hot': ({ ribbonType }) => ribbonType === 'hot',
    'ribbon sale': ({ ribbonType }) => ribbonType === 'sale',
    'ribbon out of stock': ({ ribbonType }) => ribbonType === 'outOfStock',
    'movie page first': ({ displayMoviePageBeforeShowDetail: first }) => yes(first),
    'no identifier': ({ urlIdentifier }) => urlIdentifier === null,
    'a start at night': ({ time }) => time === '00:15',
    'the extra-car show': ({ showId }) => showId === 233,
    'a price that is a number': ({ movie }) => typeof movie.price === 'number',
    'a price that is a text': ({ movie }) => typeof movie.price === 'string',
    'a truth that is a boolean': ({ soldOut }) => typeof soldOut === 'boolean',
    'a truth that is a number': ({ soldOut }) => typeof soldOut === 'number',
    'a truth that is a text': ({ soldOut }) => typeof soldOut === 'string',
  };

  it('contains about forty film shows within four weeks, none of them over, in every variant', async () => {
    const { films } = await programme('&showtype=kino');
    const dated = films.filter(({ date }) => !date.endsWith('2099'));
    expect(dated.length).toBeGreaterThanOrEqual(35);
    expect(dated.length).toBeLessThanOrEqual(45);
    expect(dated[0]).toMatchObject({ date: '16.04.2026', time: '20:30', showType: 'kino' });
    const missing = Object.entries(details).filter(([, has]) => !films.some(has));
    expect(missing.map(([detail]) => detail)).toEqual([]);
  });

  it('contains a show in every state of a card, also with and without later shows', async () => {
    const { films, publicEvents } = await programme();
    const found = new Set(
      [...films, ...publicEvents].flatMap((entry) => {
        const read = v.parse(show, entry);
        const state = cardState(read);
        return [state, `${state}, ${hasLaterShows(read) ? 'later shows' : 'no later show'}`];
      }),
    );
    const { changed: _, cancelled: __, ...ofBackend } = cardRules;
    const wanted = Object.entries(ofBackend).flatMap(([state, { isLinked }]) =>
      isLinked === 'withLaterShows' ? [`${state}, later shows`, `${state}, no later show`] : [state],
    );
    expect(wanted.filter((state) => !found.has(state))).toEqual([]);
  });

  it('lists films and markets in dataEntries, public events separately', async () => {
    const { films, publicEvents } = await programme();
    const kinds = new Set(films.map(({ showType }) => showType));
    expect(kinds).toEqual(new Set(['kino', 'flohmarkt', 'automarkt']));
    expect(new Set(publicEvents.map(({ showType }) => showType))).toEqual(new Set(['publicevent']));
    // Only a list that says the end can have an event of several days.
    const ends = publicEvents.flatMap(({ date, dateEndISO }) => (dateEndISO ? [[date, dateEndISO]] : []));
    expect(ends).toEqual([['13.05.2026', '2026-05-15T16:00:00.000+02:00']]);
  });

  it('finds children’s films by genre', async () => {
    const { films } = await programme('&showtype=kino&moviegenre=kinder');
    const names = new Set(films.map(({ movie }) => movie.movieName));
    expect(names).toContain('Die Abenteuer des Prinzen Achmed');
    expect(names).not.toContain('Metropolis');
  });

  it('shows hidden future sales with prebooking only', async () => {
    const usual = await programme('&showtype=kino');
    const early = await programme('&showtype=kino&prebooking=1');
    const known = new Set(usual.films.map(({ showId }) => showId));
    const added = early.films.filter(({ showId }) => !known.has(showId));
    expect(added).not.toHaveLength(0);
    expect(added.every(({ futureSales }) => yes(futureSales))).toBe(true);
  });

  it('has no show that has started or is over', async () => {
    const tonight = ({ date }: Raw) => date === '16.04.2026';
    const { films } = await programme('&showtype=kino', { at: Date.UTC(2026, 3, 16, 17, 30) });
    expect(films.some(tonight)).toBe(false);
    const sandbox = startSandbox();
    expect(tonight((await sandbox.get('show/getCurrentShows?s1=fetch')).dataEntries[0])).toBe(true);
    sandbox.clock.time = thursdayNoon + 24 * 60 * 60 * 1000;
    expect((await sandbox.get('show/getCurrentShows?s1=fetch')).dataEntries.some(tonight)).toBe(false);
  });
});

describe('the markets', () => {
  it('lists the next six open Sundays, never in January, at the same hour in summer and winter', async () => {
    for (const at of [
      thursdayNoon,
      // Before Christmas, and on a Sunday evening in January.
      Date.UTC(2026, 11, 10, 10),
      Date.UTC(2027, 0, 31, 20),
    ]) {
      const { films } = await programme('&showtype=flohmarkt', { at });
      const sundays = films.filter(({ event }) => event.eventId === 12);
      expect(sundays).toHaveLength(6);
      for (const { date } of sundays) {
        const [day, month, year] = date.split('.').map(Number);
        expect(vienna(Date.UTC(year, month - 1, day, 12)).getDay(), date).toBe(0);
        expect(month).not.toBe(1);
      }
    }
    const { films } = await programme('&showtype=flohmarkt', { at: Date.UTC(2026, 9, 20, 10) });
    expect(new Set(films.map(({ time }) => time))).toEqual(new Set(['05:30']));
  });

  it('contains the special ids, a scarce market and a sold-out one', async () => {
    const { films } = await programme('&showtype=flohmarkt');
    expect(films.map(({ showId }) => showId)).toEqual(expect.arrayContaining([13, 174, 175]));
    expect(films.some(({ fomoStatus }) => fomoStatus >= 1)).toBe(true);
    expect(films.some(({ soldOut }) => yes(soldOut))).toBe(true);
    expect((await programme('&showtype=automarkt')).films).not.toHaveLength(0);
  });
});

describe('details', () => {
  it('finds a past show by its id only', async () => {
    const sandbox = startSandbox();
    const past = sandbox.database().shows.find(({ start }) => start < thursdayNoon)!;
    const detail = await sandbox.get(`show/getShowDetailData?showid=${past.showId}`);
    expect(detail).toMatchObject({ showType: 'kino_past', showId: past.showId });
    const { dataEntries } = await sandbox.get('show/getCurrentShows?s1=fetch');
    expect(dataEntries.some(({ showId }: Raw) => showId === past.showId)).toBe(false);
  });

  it('contains products of all kinds, packages and the exact start', async () => {
    const detail = await startSandbox().get('show/getShowDetailData?showid=301');
    expect(detail.dateISO).toMatch(/^2026-04-16T20:30:00.*\+02:00$/);
    expect(detail.products.some(({ mandatory }: Raw) => yes(mandatory))).toBe(true);
    expect(detail.products.some(({ productOrderType }: Raw) => productOrderType === 'option')).toBe(true);
    expect(detail.productPackages[0]).toMatchObject({ packageName: 'Popcornpaket' });
    expect(new Set(detail.products.map(({ taxrate }: Raw) => taxrate))).toEqual(new Set([10, 13, 20]));
  });

  it('finds a film with its shows, and neither an unknown film nor an unknown show', async () => {
    const sandbox = startSandbox();
    const response = await sandbox.get('movie/getMovieDetailData?movieidentifier=metropolis');
    expect(response.movie.movieName).toBe('Metropolis');
    expect(response.shows.length).toBeGreaterThan(1);
    expect((await sandbox.send('GET', '/rest/movie/getMovieDetailData?movieid=999')).status).toBe(404);
    const unknown = await sandbox.get('show/getShowDetailData?showid=999999');
    expect(unknown.movie ?? unknown.event).toBeUndefined();
  });

  it('contains only announced films in the off-season', async () => {
    const winter = { scenario: 'winter' as const };
    expect(await programme('', winter)).toEqual({ films: [], publicEvents: [] });
    const upcoming = await startSandbox(winter).get('movie/getUpcomingMovies');
    expect(upcoming.dataEntries.some(({ date }: Raw) => date === '01.01.2099')).toBe(true);
    expect(upcoming.genreEntries).toContain('Kinder');
  });
});
