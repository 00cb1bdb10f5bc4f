import { describe, expect, it } from 'vitest';
import { startSandbox, type Raw } from '../testing';
import { createPlayback } from './playback';
import type { RecordedResponse } from './recording';

const json = 'application/json; charset=utf-8';

function response(path: string, query: Record<string, string>, body: unknown): RecordedResponse {
  return { path, query, status: 200, contentType: json, body: JSON.stringify(body) };
}

function play(...responses: RecordedResponse[]) {
  return startSandbox({
    playback: createPlayback({ version: 1, recordedAt: '2026-04-16T10:00:00Z', answers: responses }),
  });
}

const list = 'show/getCurrentShows';
const detail = 'show/getShowDetailData';
const filmDetail = 'movie/getMovieDetailData';
const fetchAll = { s1: 'fetch' };

const movie = { movieId: 7, movieName: 'Nosferatu', urlIdentifier: 'nosferatu', price: '11.90' };
const show = {
  showId: 4711,
  urlIdentifier: 'nosferatu-am-freitag',
  date: '17.04.2026',
  time: '20:30',
  movie,
};
const laterShow = { ...show, showId: '4712', urlIdentifier: null, date: '18.04.2026' };
const event = { eventId: 3, eventName: 'Markt', eventType: 'flohmarkt' };
const market = {
  showId: 4800,
  date: '19.04.2026',
  event,
  products: [{ purchaseProductId: 9, productName: 'Platz', price: 20 }],
};

describe('a recorded response', () => {
  it('is played as it was, whatever its status', async () => {
    const responses = [
      { status: 200, contentType: 'application/json', body: '{"dataEntries":[ ],"publicEvents":[]}' },
      { status: 500, contentType: 'text/html', body: '<h1>Fehler</h1>' },
      { status: 204, contentType: '', body: '' },
    ];
    for (const recorded of responses) {
      const sandbox = play({ path: list, query: { showtype: 'kino', ...fetchAll }, ...recorded });
      const response = await sandbox.send('GET', `/rest/${list}?s1=fetch&showtype=kino`);
      const contentType = response.headers.get('Content-Type') ?? '';
      expect({ status: response.status, contentType, body: await response.text() }).toEqual(recorded);
    }
  });

  it('is logged and disturbed like others', async () => {
    const sandbox = play(response(list, fetchAll, { dataEntries: [] }));
    sandbox.database().faults.push({ path: list, times: 1, status: 503 });
    expect((await sandbox.send('GET', `/rest/${list}?s1=fetch`)).status).toBe(503);
    expect((await sandbox.send('GET', `/rest/${list}?s1=fetch`)).status).toBe(200);
    expect(sandbox.database().requests).toHaveLength(2);
  });

  it('replaces that of a query with further parameters, the most similar one', async () => {
    const of = (what: string) => ({ what });
    const sandbox = play(
      response(list, { ...fetchAll, showtype: 'flohmarkt' }, of('markets')),
      response(list, fetchAll, of('all')),
      response(list, { ...fetchAll, showtype: 'kino' }, of('films')),
    );
    const played = async (query: string) => (await sandbox.get(`${list}?s1=fetch${query}`)).what;
    expect(await played('&showtype=automarkt')).toBe('all');
    expect(await played('&showtype=kino&moviegenre=kinder')).toBe('films');
    expect(await played('&prebooking=1')).toBe('all');
  });

  it('describes the show or film with the recorded id or identifier, or with that of the response', async () => {
    const place = { ...show, location: 'Leinwand 2' };
    const film = { movie, shows: [] };
    const cases: [path: string, query: Record<string, string>, recorded: object, asked: string[]][] = [
      [detail, { showid: '4711' }, place, ['showid=4711', 'showid=4711&showidentifier=x']],
      [detail, { showidentifier: 'x' }, place, ['showid=1&showidentifier=x', 'showid=4711']],
      [detail, { showid: '1' }, place, ['showidentifier=nosferatu-am-freitag']],
      [filmDetail, { movieid: '7' }, film, ['movieid=7&movieidentifier=x']],
      [filmDetail, { movieidentifier: 'x' }, film, ['movieid=7']],
      [filmDetail, { movieid: '1' }, film, ['movieidentifier=nosferatu']],
    ];
    for (const [path, query, recorded, asked] of cases)
      for (const each of asked)
        expect(await play(response(path, query, recorded)).get(`${path}?${each}`), each).toEqual(recorded);
  });

  it('of the id comes before that of the identifier', async () => {
    const sandbox = play(
      response(detail, { showidentifier: 'nosferatu' }, { ...show, showId: 1, urlIdentifier: 'nosferatu' }),
      response(detail, { showid: '4711' }, { ...show, urlIdentifier: 'nosferatu' }),
    );
    const { showId } = await sandbox.get(`${detail}?showid=4711&showidentifier=nosferatu`);
    expect(showId).toBe(4711);
  });
});

describe('a detail that was not recorded', () => {
  const listed = () =>
    play(
      response(
        'movie/getUpcomingMovies',
        {},
        { dataEntries: [{ ...show, showId: 5000, date: '01.01.2099' }] },
      ),
      response(list, fetchAll, { dataEntries: [show, laterShow], publicEvents: [market] }),
      response(list, { ...fetchAll, showtype: 'kino' }, { dataEntries: [show] }),
    );

  it('of a show is its entry in a list, also of announced films', async () => {
    const sandbox = listed();
    const none = { products: [], productPackages: [] };
    const entries = {
      'showid=4711': { ...show, ...none },
      'showidentifier=nosferatu-am-freitag': { ...show, ...none },
      // Its id is a text.
      'showid=4712': { ...laterShow, ...none },
      'showid=4800': { ...market, productPackages: [] },
    };
    for (const [asked, entry] of Object.entries(entries))
      expect(await sandbox.get(`${detail}?${asked}`), asked).toEqual(entry);
    expect(await sandbox.get(`${detail}?showid=5000`)).toMatchObject({ showId: 5000, movie });
  });

  it('of a film has its listed shows, each once', async () => {
    for (const asked of ['movieid=7', 'movieidentifier=nosferatu'])
      expect(await listed().get(`${filmDetail}?${asked}`), asked).toEqual({
        movie,
        shows: [show, laterShow],
      });
    const named = { ...show, movie: { ...movie, urlIdentifier: undefined }, movieUrlIdentifier: 'orlok' };
    const sandbox = play(response(list, fetchAll, { dataEntries: [named] }));
    expect((await sandbox.get(`${filmDetail}?movieidentifier=orlok`)).movie.movieId).toBe(7);
  });

  it('is not that of another show with the same identifier', async () => {
    const recorded = { ...show, urlIdentifier: 'nosferatu' };
    const other = { ...recorded, showId: 4713 };
    const sandbox = play(
      response(detail, { showid: '4711', showidentifier: 'nosferatu' }, recorded),
      response(list, fetchAll, { dataEntries: [recorded, other] }),
    );
    const { showId } = await sandbox.get(`${detail}?showid=4713&showidentifier=nosferatu`);
    expect(showId).toBe(4713);
  });

  it('of an unknown show or film is not found, as usual', async () => {
    const unknown = await listed().send('GET', `/rest/${detail}?showid=301&showidentifier=metropolis`);
    expect([unknown.status, await unknown.json()]).toEqual([200, { products: [], productPackages: [] }]);
    const film = await listed().send('GET', `/rest/${filmDetail}?movieid=1`);
    expect([film.status, await film.json()]).toEqual([404, { errorMessage: expect.any(String) }]);
  });

  it('is found in a wrapped list, which leaves gift cards for sale, too', async () => {
    for (const dataEntries of [{ entry: [show] }, [[show]]]) {
      const sandbox = play(response(list, fetchAll, { dataEntries }));
      expect(await sandbox.get(`${detail}?showid=4711`)).toMatchObject({ showId: 4711, products: [] });
      expect(sandbox.database().shows.map(({ showId }) => showId)).toEqual([4711]);
    }
    const card = { purchaseProductId: 9, productName: 'Gutschein', price: 20 };
    const { giftCards } = play(
      response('voucher/getAvailableVouchers', {}, { products: [[card]] }),
    ).database();
    expect(giftCards).toMatchObject([{ purchaseProductId: 9, price: 2000 }]);
  });

  it('is not made of responses that are no list', async () => {
    const sandbox = play(
      { path: list, query: fetchAll, status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
      response(list, { ...fetchAll, showtype: 'kino' }, { dataEntries: 'none' }),
      response('movie/getUpcomingMovies', {}, [null, 5, { dataEntries: [null, 'text'] }]),
    );
    expect(await sandbox.get(`${detail}?showid=4711`)).toEqual({ products: [], productPackages: [] });
  });
});

describe('the sandbox itself', () => {
  it('responds about accounts and orders, even if they were recorded', async () => {
    const sandbox = play(
      response('auth/session', {}, { uid: 'of-the-backend' }),
      response('order/paymentStatus', { orderid: '1' }, { paymentStatus: 'paid' }),
      response('order/getOrderForStorno', { stornoIdentifier: 'a' }, { orderHeadId: 1 }),
    );
    expect(await sandbox.get('auth/session')).toEqual({ uid: null });
    expect((await sandbox.send('GET', '/rest/order/paymentStatus?orderid=1')).status).toBe(404);
    expect(await sandbox.get('order/getOrderForStorno?stornoIdentifier=a')).toMatchObject({
      orderHeadId: null,
    });
  });

  it('responds to calls that were not recorded', async () => {
    const articles: Raw[] = await play().get('blog/getBlogs?blogtype=kino');
    expect(articles.length).toBeGreaterThan(0);
  });

  it('receives what visitors send', async () => {
    const path = 'feedback/saveCustomerFeedbackForm';
    const sandbox = play(response(path, {}, { success: false }));
    expect(await sandbox.post(path, { topic: 'Kino', rating: 5, message: 'Schön' })).toEqual({
      success: true,
    });
    expect(sandbox.database().feedback).toHaveLength(1);
  });
});
