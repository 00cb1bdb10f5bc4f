import { http as handler } from 'msw';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { setHostTime, server, startOfTests } from '@test/support/server';

const settings = vi.hoisted(() => ({
  VITE_API_BASE_URL: '/rest/',
  VITE_API_BASIC_AUTH: undefined as string | undefined,
}));
vi.mock('@/shared/config/settings', () => ({ settings }));

/** A client with these settings, and the requests that it sends. */
async function client(changes: Partial<typeof settings> = {}) {
  Object.assign(settings, { VITE_API_BASE_URL: '/rest/', VITE_API_BASIC_AUTH: undefined }, changes);
  vi.resetModules();
  const sent: Request[] = [];
  server.use(
    handler.all('*/rest/*', ({ request }) => {
      sent.push(request);
      return Response.json({ fine: true });
    }),
  );
  const { http } = await import('@/shared/api/http');
  return { http, sent };
}

const anything = v.object({ fine: v.boolean() });
const { signal } = new AbortController();

describe('every call', () => {
  it('uses the base path and sends credentials, without an Authorization header if none is set', async () => {
    const { http, sent } = await client();
    await http.get('show/getCurrentShows', { s1: 'fetch' }, anything, signal);
    await http.post('order/saveOrder', { a: 1 }, anything, signal);
    expect(sent.map(({ method, url, credentials }) => [method, new URL(url).pathname, credentials])).toEqual([
      ['GET', '/rest/show/getCurrentShows', 'include'],
      ['POST', '/rest/order/saveOrder', 'include'],
    ]);
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([null, null]);
  });

  it.each([
    ['shop:secret', 'c2hvcDpzZWNyZXQ='],
    ['shop:se:cret', 'c2hvcDpzZTpjcmV0'],
    ['shop:grün', 'c2hvcDpncsO8bg=='],
  ])('sends %s as basic auth', async (credentials, encoded) => {
    const { http, sent } = await client({ VITE_API_BASIC_AUTH: credentials });
    await http.get('blog/getBlogs', {}, anything, signal);
    await http.post('voucher/validateVoucher', {}, anything, signal);
    expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([
      `Basic ${encoded}`,
      `Basic ${encoded}`,
    ]);
  });

  it('sends no XSRF token from the cookies', async () => {
    document.cookie = 'XSRF-TOKEN=abc; path=/';
    const { http, sent } = await client();
    await http.post('order/saveOrder', {}, anything, signal);
    expect(sent[0]!.headers.get('X-XSRF-TOKEN')).toBeNull();
  });

  it('uses another host if the setting names one', async () => {
    const { http, sent } = await client({ VITE_API_BASE_URL: 'https://api.example/v1/rest/' });
    await http.get('blog/getBlogs', { blogtype: undefined }, anything, signal);
    expect(sent.map(({ url }) => url)).toEqual(['https://api.example/v1/rest/blog/getBlogs']);
  });

  it('requests the time from the shop’s own server for a backend on another host, before the response is read', async () => {
    const { http } = await client({ VITE_API_BASE_URL: 'https://api.example/v1/rest/' });
    const clock = await import('@/shared/browser/serverClock');
    setHostTime(startOfTests - 3_600_000);
    await http.get('blog/getBlogs', {}, anything, signal);
    expect(clock.shopNow()).toBe(startOfTests - 3_600_000);
  });

  it.each([200, 409, 503])('sets the clock by a response with the status %i', async (status) => {
    const { http } = await client();
    const clock = await import('@/shared/browser/serverClock');
    const headers = { date: new Date(startOfTests - 3_600_000).toUTCString() };
    server.use(handler.all('*/rest/*', () => Response.json({ fine: true }, { status, headers })));
    await http.post('order/saveOrder', {}, anything, signal).catch(() => undefined);
    expect(clock.shopNow()).toBe(startOfTests - 3_600_000);
  });

  it('sends a body as JSON', async () => {
    const { http, sent } = await client();
    await http.post('order/saveOrder', { price: 12.5 }, anything, signal);
    expect(sent[0]!.headers.get('Content-Type')).toContain('application/json');
    expect(await sent[0]!.json()).toEqual({ price: 12.5 });
  });
});
