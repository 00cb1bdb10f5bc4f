import { isAnyOf } from '@reduxjs/toolkit';
import { http as handler } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { apiAddress } from '@/shared/api/address';
import { calls } from '@/features/catalogue/calls';
import { fetchShows } from '@/features/catalogue/showsApi';
import { addCleanup } from '@test/support/cleanups';
import { recordedStore } from '@test/support/recordedStore';
import { answerOf, requestsTo, server } from '@test/support/server';

const path = 'show/getCurrentShows';
const query = { showtype: 'kino' } as const;
const isEnd = isAnyOf(fetchShows.success, fetchShows.fail);

/** A page whose head requested the programme, and whose app then requests the same. */
function opened(answer: Promise<Response>) {
  // As in the head's script: a promise that is not used yet may fail.
  answer.catch(() => undefined);
  window.earlyResponses = { [apiAddress(...calls.shows(query))]: answer };
  addCleanup(() => {
    window.earlyResponses = undefined;
  });
  const shop = recordedStore();
  shop.store.dispatch(fetchShows.start(query));
  return shop;
}

const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));

describe('a response that the page’s head requested', () => {
  it('is used once, without a request of the app', async () => {
    const { store, seen, next } = opened(json(await answerOf(`${path}?showtype=kino`)));
    const before = requestsTo(path).length;
    const first = await seen(isEnd);
    expect(fetchShows.success.match(first)).toBe(true);
    expect(requestsTo(path)).toHaveLength(before);
    const second = next(isEnd);
    store.dispatch(fetchShows.start(query));
    expect((await second).payload).toEqual(first.payload);
    expect(requestsTo(path)).toHaveLength(before + 1);
  });

  it.each([
    [404, 'notFound'],
    [409, 'refused'],
  ])('that refuses with %i is not retried and keeps the backend’s message', async (status, kind) => {
    const { seen } = opened(json({ errorMessage: 'Heute geschlossen.' }, status));
    expect((await seen(isEnd)).payload).toEqual({ kind, status, message: 'Heute geschlossen.' });
    expect(requestsTo(path)).toEqual([]);
  });

  it.each([
    ['is a 500', () => json({ errorMessage: 'Wartung' }, 500)],
    ['failed', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'failed in its body',
      () => {
        const body = new ReadableStream({
          start: (stream) => stream.error(new TypeError('network error')),
        });
        return Promise.resolve(new Response(body));
      },
    ],
  ])('that %s is followed by one successful retry', async (_, answer: () => Promise<Response>) => {
    const { seen } = opened(answer());
    expect(fetchShows.success.match(await seen(isEnd))).toBe(true);
    expect(requestsTo(path)).toHaveLength(1);
  });

  it('that failed is followed by two retries and no third', async () => {
    let tries = 0;
    server.use(
      handler.get(`*/rest/${path}`, () => {
        tries += 1;
        return new Response('', { status: 503 });
      }),
    );
    const { seen } = opened(json({}, 503));
    expect((await seen(isEnd)).payload).toMatchObject({ kind: 'server', status: 503 });
    expect(tries).toBe(2);
  });

  it('that is HTML instead of data fails as malformed', async () => {
    const { seen } = opened(Promise.resolve(new Response('<html>Wartung</html>')));
    expect((await seen(isEnd)).payload).toMatchObject({ kind: 'malformed' });
  });

  it('in Latin-1, declared as such, keeps its umlauts', async () => {
    const answer = { ...((await answerOf(path)) as object), publicEvents: [] };
    const [entry] = (answer as { dataEntries?: object[] }).dataEntries ?? [];
    const text = JSON.stringify({ ...answer, dataEntries: [{ ...entry, location: 'Große Wiese' }] });
    const latin1 = Buffer.from(text.replace(/[^\x00-\xFF]/gu, '?'), 'latin1');
    const headers = { 'Content-Type': 'application/json;charset=ISO-8859-1' };
    const { seen } = opened(Promise.resolve(new Response(latin1, { headers })));
    expect((await seen(isEnd)).payload).toMatchObject({ dataEntries: [{ location: 'Große Wiese' }] });
  });

  it('with a byte order mark is read', async () => {
    const body = `\uFEFF${JSON.stringify(await answerOf(path))}`;
    const before = requestsTo(path).length;
    const { seen } = opened(Promise.resolve(new Response(body)));
    expect(fetchShows.success.match(await seen(isEnd))).toBe(true);
    expect(requestsTo(path)).toHaveLength(before);
  });

  it('without content is an empty programme', async () => {
    const { seen } = opened(Promise.resolve(new Response(null, { status: 204 })));
    expect((await seen(isEnd)).payload).toEqual({ dataEntries: [], publicEvents: [] });
  });

  it('that never arrives can be cancelled, and the app itself sends the next request', async () => {
    const end = vi.fn();
    const { store, seen, next } = opened(Object.assign(new Promise<Response>(() => undefined), { end }));
    store.dispatch(fetchShows.cancel());
    expect((await seen(isEnd)).payload).toEqual({ kind: 'cancelled' });
    // A browser delays a request while an identical one is pending.
    expect(end).toHaveBeenCalledOnce();
    const second = next(isEnd);
    store.dispatch(fetchShows.start(query));
    expect(fetchShows.success.match(await second)).toBe(true);
    expect(requestsTo(path)).toHaveLength(1);
  });

  it('that arrives after it was cancelled has no effect', async () => {
    let arrive!: (answer: Response) => void;
    const { store, seen, actions } = opened(new Promise((resolve) => (arrive = resolve)));
    store.dispatch(fetchShows.reset());
    arrive(Response.json(await answerOf(path)));
    store.dispatch(fetchShows.start({ showtype: 'flohmarkt' }));
    const ended = await seen(isEnd);
    expect(ended.meta.arg).toEqual({ showtype: 'flohmarkt' });
    expect(actions.filter(isEnd)).toHaveLength(1);
  });
});
