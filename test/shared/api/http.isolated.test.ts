import { isAnyOf } from '@reduxjs/toolkit';
import { http as handler } from 'msw';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { fetchShows } from '@/features/catalogue/api';
import { calls } from '@/features/catalogue/calls';
import { saveFeedback } from '@/features/feedback/api';
import { apiAddress, apiHeaders } from '@/shared/api/address';
import type { Env } from '@/shared/config/env';
import { mayHaveArrived, normaliseError } from '@/shared/request/errors';
import { addCleanup } from '@test/support/cleanups';
import { loseCode } from '@test/support/lostCode';
import { recordedStore } from '@test/support/recordedStore';
import { requestsTo, responseOf, server, setHostTime, startOfTests } from '@test/support/server';
import { withSettings } from '@test/support/settings';

const path = 'show/getCurrentShows';
const query = { showtype: 'kino' } as const;
const isRead = isAnyOf(fetchShows.success, fetchShows.fail);

// First, because code that is loaded stays loaded.
it('client code that does not load leaves a form unsent, and is loaded again by a retried read or the next submission', async () => {
  let losses = 0;
  const restore = loseCode('@/shared/api/client', () => {
    losses += 1;
    if (losses === 3) restore();
  });
  const isSent = isAnyOf(saveFeedback.success, saveFeedback.fail);
  const { store, next } = recordedStore();
  const press = () =>
    store.dispatch(saveFeedback.start({ topic: 'Kino', rating: 5, message: 'Schön war es.' }));
  const failed = next(isSent);
  press();
  expect((await failed).payload).toEqual({ kind: 'network', isUnsent: true });
  expect(losses).toBe(1);
  // Unlike a write whose response was lost.
  expect(mayHaveArrived({ kind: 'network', isUnsent: true })).toBe(false);
  expect(mayHaveArrived({ kind: 'network' })).toBe(true);

  const read = next(isRead);
  store.dispatch(fetchShows.start({}));
  expect(fetchShows.success.match(await read)).toBe(true);
  expect(losses).toBe(3);
  expect(requestsTo(path)).toHaveLength(1);

  const sent = next(isSent);
  press();
  expect(saveFeedback.success.match(await sent)).toBe(true);
  expect(requestsTo('feedback/saveCustomerFeedbackForm')).toHaveLength(1);
});

describe('an address', () => {
  it('leaves out undefined values and keeps the order, so that equal queries have one address', () => {
    expect(apiAddress('blog/getBlogs')).toBe('/rest/blog/getBlogs');
    expect(apiAddress('blog/getBlogs', { blogtype: undefined })).toBe('/rest/blog/getBlogs');
    expect(apiAddress(...calls.shows({ prebooking: '1', showtype: 'kino' }))).toBe(
      '/rest/show/getCurrentShows?s1=fetch&showtype=kino&prebooking=1',
    );
    expect(apiAddress(...calls.showDetail({ id: 7 }))).toBe('/rest/show/getShowDetailData?showid=7');
  });

  it('encodes every value without loss', () => {
    for (const value of ['a b', 'ä&b=c', '#?/', '+', '%20', '"\u202E']) {
      const { searchParams } = new URL(apiAddress('a', { value }), 'https://shop.example');
      expect(searchParams.get('value')).toBe(value);
    }
  });
});

/** A page whose head requested the programme, and whose app then requests the same. */
function opened(response: Promise<Response>) {
  // As in the head's script: a promise that is not used yet may fail.
  response.catch(() => undefined);
  window.earlyResponses = { [apiAddress(...calls.shows(query))]: response };
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
    const { store, seen, next } = opened(json(await responseOf(`${path}?showtype=kino`)));
    const before = requestsTo(path).length;
    const first = await seen(isRead);
    expect(fetchShows.success.match(first)).toBe(true);
    expect(requestsTo(path)).toHaveLength(before);
    const second = next(isRead);
    store.dispatch(fetchShows.start(query));
    expect((await second).payload).toEqual(first.payload);
    expect(requestsTo(path)).toHaveLength(before + 1);
  });

  it.each([
    [404, 'notFound'],
    [409, 'refused'],
  ])('that refuses with %i is not retried and keeps the backend’s message', async (status, kind) => {
    const { seen } = opened(json({ errorMessage: 'Heute geschlossen.' }, status));
    expect((await seen(isRead)).payload).toEqual({ kind, status, message: 'Heute geschlossen.' });
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
  ])('that %s is followed by one successful retry', async (_, response: () => Promise<Response>) => {
    const { seen } = opened(response());
    expect(fetchShows.success.match(await seen(isRead))).toBe(true);
    expect(requestsTo(path)).toHaveLength(1);
  });

  it('that comes of too much traffic is followed by a retry when the backend says, else by none', async () => {
    const busy = (headers = {}) => Promise.resolve(Response.json({}, { status: 429, headers }));
    expect((await opened(busy()).seen(isRead)).payload).toMatchObject({ kind: 'busy', status: 429 });
    expect(requestsTo(path)).toEqual([]);
    const { seen } = opened(busy({ 'Retry-After': '0' }));
    expect(fetchShows.success.match(await seen(isRead))).toBe(true);
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
    expect((await seen(isRead)).payload).toMatchObject({ kind: 'server', status: 503 });
    expect(tries).toBe(2);
  });

  it('is read with a byte order mark, in Latin-1 and without content, but not as HTML', async () => {
    const response = await responseOf(path);
    const before = requestsTo(path).length;
    const marked = opened(Promise.resolve(new Response(`\uFEFF${JSON.stringify(response)}`)));
    expect(fetchShows.success.match(await marked.seen(isRead))).toBe(true);

    const [entry] = (response as { dataEntries?: object[] }).dataEntries ?? [];
    const dataEntries = [{ ...entry, location: 'Große Wiese' }];
    const text = JSON.stringify({ ...(response as object), dataEntries, publicEvents: [] });
    const latin1 = Buffer.from(text.replace(/[^\x00-\xFF]/gu, '?'), 'latin1');
    const headers = { 'Content-Type': 'application/json;charset=ISO-8859-1' };
    const declared = opened(Promise.resolve(new Response(latin1, { headers })));
    expect((await declared.seen(isRead)).payload).toMatchObject({
      dataEntries: [{ location: 'Große Wiese' }],
    });

    const empty = opened(Promise.resolve(new Response(null, { status: 204 })));
    expect((await empty.seen(isRead)).payload).toEqual({ dataEntries: [], publicEvents: [] });

    const html = opened(Promise.resolve(new Response('<html>Wartung</html>')));
    expect((await html.seen(isRead)).payload).toMatchObject({ kind: 'malformed' });
    expect(requestsTo(path)).toHaveLength(before);
  });

  it('that never arrives can be cancelled, and the app itself sends the next request', async () => {
    const end = vi.fn();
    const { store, seen, next } = opened(Object.assign(new Promise<Response>(() => undefined), { end }));
    store.dispatch(fetchShows.cancel(query));
    expect((await seen(isRead)).payload).toEqual({ kind: 'cancelled' });
    // A browser delays a request while an identical one is pending.
    expect(end).toHaveBeenCalledOnce();
    const second = next(isRead);
    store.dispatch(fetchShows.start(query));
    expect(fetchShows.success.match(await second)).toBe(true);
    expect(requestsTo(path)).toHaveLength(1);
  });

  it('that arrives after it was cancelled has no effect', async () => {
    let arrive!: (response: Response) => void;
    const { store, seen, actions } = opened(new Promise((resolve) => (arrive = resolve)));
    store.dispatch(fetchShows.reset(query));
    arrive(Response.json(await responseOf(path)));
    store.dispatch(fetchShows.start({ showtype: 'flohmarkt' }));
    const ended = await seen(isRead);
    expect(ended.meta.arg).toEqual({ showtype: 'flohmarkt' });
    expect(actions.filter(isRead)).toHaveLength(1);
  });
});

/** The client of a page with these settings, its clock, and the requests that it sends. */
async function client(changes: Partial<Env> = {}) {
  vi.resetModules();
  const { settings } = await import('@/shared/config/settings');
  Object.assign(settings, changes);
  const sent: Request[] = [];
  server.use(
    handler.all('*/rest/*', ({ request }) => {
      sent.push(request);
      return Response.json({ fine: true });
    }),
  );
  const { http } = await import('@/shared/api/http');
  return { http, sent, ...(await import('@/shared/browser/serverClock')) };
}

const anything = v.object({ fine: v.boolean() });
const { signal } = new AbortController();
const otherHost = { VITE_API_BASE_URL: 'https://api.example/v1/rest/' };

describe('every call', () => {
  it('goes to the network, not to the HTTP cache, without a header of its own that says so', async () => {
    const { http, sent } = await client();
    const fetched = vi.spyOn(globalThis, 'fetch');
    await http.get('order/paymentStatus', { orderid: 'A1' }, anything, signal);
    await http.post('voucher/validateVoucher', {}, anything, signal);
    expect(sent.map(({ cache }) => cache)).toEqual(['no-store', 'no-store']);
    // No window that could ask for a password.
    const calls = fetched.mock.calls.filter(([request]) => request instanceof Request);
    expect(calls.map(([, init]) => init?.window)).toEqual([null, null]);
    // They would need a preflight where the backend is on another host.
    for (const { headers } of sent)
      expect([headers.get('Cache-Control'), headers.get('Pragma')]).toEqual([null, null]);
  });

  // Words of Chromium, Firefox and Safari.
  it.each([
    'network error',
    'Error in input stream',
    'Load failed',
    'NetworkError when attempting to fetch resource.',
  ])('fails by the network if the connection breaks within the body: %s', async (words) => {
    const { http } = await client();
    const broken = new Response('{');
    vi.spyOn(broken, 'arrayBuffer').mockRejectedValue(new TypeError(words));
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(broken);
    const failure: unknown = await http.get(path, {}, anything, signal).catch((error: unknown) => error);
    expect(normaliseError(failure)).toEqual({ kind: 'network' });
  });

  it('fails by the network without a connection, and is cancelled by its signal', async () => {
    const { http } = await client();
    server.use(handler.get('*/rest/*', () => Response.error()));
    const lost: unknown = await http.get(path, {}, anything, signal).catch((error: unknown) => error);
    expect(normaliseError(lost)).toEqual({ kind: 'network' });

    const controller = new AbortController();
    server.use(
      handler.get('*/rest/*', () => {
        controller.abort();
        return new Promise<undefined>(() => undefined);
      }),
    );
    const call = http.get(path, {}, anything, controller.signal);
    expect(normaliseError(await call.catch((error: unknown) => error))).toEqual({ kind: 'cancelled' });
  });

  it('reads the declared charset, also of a failure', async () => {
    const { http } = await client();
    const headers = { 'Content-Type': 'application/json;charset=ISO-8859-1' };
    const latin1 = (value: unknown) => Buffer.from(JSON.stringify(value), 'latin1');
    server.use(handler.get('*/rest/*', () => new Response(latin1({ words: 'Große Wiese' }), { headers })));
    const words = v.object({ words: v.string() });
    expect(await http.get(path, {}, words, signal)).toEqual({ words: 'Große Wiese' });

    const refusal = { errorMessage: 'Heute geschlossen, schöne Grüße.' };
    server.use(handler.get('*/rest/*', () => new Response(latin1(refusal), { status: 409, headers })));
    const failure: unknown = await http.get(path, {}, words, signal).catch((error: unknown) => error);
    expect(normaliseError(failure).message).toBe(refusal.errorMessage);
  });

  it('uses the base path and sends credentials, and neither an Authorization header that is not set nor an XSRF token', async () => {
    document.cookie = 'XSRF-TOKEN=abc; path=/';
    const { http, sent } = await client();
    await http.get(path, { s1: 'fetch' }, anything, signal);
    await http.post('order/saveOrder', { price: 12.5 }, anything, signal);
    expect(sent.map(({ method, url, credentials }) => [method, new URL(url).pathname, credentials])).toEqual([
      ['GET', '/rest/show/getCurrentShows', 'include'],
      ['POST', '/rest/order/saveOrder', 'include'],
    ]);
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([null, null]);
    expect(sent[1]!.headers.get('X-XSRF-TOKEN')).toBeNull();
    expect(sent[1]!.headers.get('Content-Type')).toContain('application/json');
    expect(await sent[1]!.json()).toEqual({ price: 12.5 });
    expect(apiHeaders()).toEqual({});
  });

  it('sends basic auth if it is set', async () => {
    for (const [credentials, encoded] of [
      ['shop:secret', 'c2hvcDpzZWNyZXQ='],
      ['shop:se:cret', 'c2hvcDpzZTpjcmV0'],
      ['shop:grün', 'c2hvcDpncsO8bg=='],
    ] as const) {
      const { http, sent } = await client({ VITE_API_BASIC_AUTH: credentials });
      await http.get('blog/getBlogs', {}, anything, signal);
      await http.post('voucher/validateVoucher', {}, anything, signal);
      const expected = `Basic ${encoded}`;
      expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([expected, expected]);
      withSettings({ VITE_API_BASIC_AUTH: credentials });
      expect(apiHeaders()).toEqual({ Authorization: expected });
    }
  });

  it('uses another host if the setting names one, and requests the time from the shop’s own server before the response is read', async () => {
    const { http, sent, shopNow } = await client(otherHost);
    setHostTime(startOfTests - 3_600_000);
    await http.get('blog/getBlogs', { blogtype: undefined }, anything, signal);
    expect(sent.map(({ url }) => url)).toEqual(['https://api.example/v1/rest/blog/getBlogs']);
    expect(shopNow()).toBe(startOfTests - 3_600_000);
  });

  it.each([200, 409, 503])('sets the clock by a response with the status %i', async (status) => {
    const { http, shopNow } = await client();
    const headers = { date: new Date(startOfTests - 3_600_000).toUTCString() };
    server.use(handler.all('*/rest/*', () => Response.json({ fine: true }, { status, headers })));
    await http.post('order/saveOrder', {}, anything, signal).catch(() => undefined);
    expect(shopNow()).toBe(startOfTests - 3_600_000);
  });
});
