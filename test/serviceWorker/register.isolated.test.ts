import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as firstScreen from '@/shared/browser/firstScreen';
import { isPageAddress } from '@/serviceWorker/addresses';
import { registerServiceWorker, shouldRegister } from '@/serviceWorker/register';
import { addCleanup } from '@test/support/cleanups';
import { pause } from '@test/support/time';
import { fakeContainer } from './fakeContainer';

test('a built shop registers a worker, but neither a development server nor a local host does', () => {
  const hosts = 'shop.example www.shop.example localhost.example 127.example 192.0.2.7 [2001:db8::1]'.split(
    ' ',
  );
  const isLocal = (host: string) => !shouldRegister(host, true);
  expect(hosts.filter(isLocal)).toEqual([]);
  expect(hosts.filter((host) => shouldRegister(host, false))).toEqual([]);
  const local = [
    'localhost',
    'LOCALHOST',
    'shop.localhost',
    '127.0.0.1',
    '127.1.2.3',
    '0.0.0.0',
    '[::1]',
    '',
  ];
  expect(local.filter(isLocal)).toEqual(local);
});

test('the worker tells addresses of pages from those of calls and files', () => {
  const isPage = (path: string, apiBaseUrl = '/rest/') =>
    isPageAddress(new URL(path, 'https://shop.example'), apiBaseUrl);
  const pages = [
    '/',
    '/kinoprogramm-wien/kinofilm/nosferatu-1922',
    '/pspresult?orderid=4711&back=/a.b',
    '/restaurant',
    '/cart.',
    '/kino/faqs).',
    '/film/Dr.%20Strange',
  ];
  const others = [
    '/rest/show/getCurrentShows?s1=fetch',
    '/rest/order/orderStorno?orderHeadId=1',
    '/rest',
    '/sitemap.xml',
    '/media/faust.jpg?w=400',
    '/einbetten/termine?art=kino',
  ];
  expect([...pages, ...others].filter((path) => isPage(path))).toEqual(pages);
  // Only a backend on the host of the shop excludes paths.
  expect(isPage('/api/v2/order/paymentStatus', '/api/v2/')).toBe(false);
  expect(isPage('/api/v2/order/paymentStatus', 'https://shop.example/api/v2/')).toBe(false);
  expect(isPage('/agb', 'https://shop.example/api/v2/')).toBe(true);
  expect(isPage('/agb', 'https://backend.example/')).toBe(true);
});

describe('a page of the shop', () => {
  const script = () => new Response('', { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
  const shell = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
  const missing = () => new Response('', { status: 404, headers: { 'content-type': 'text/javascript' } });
  const broken = () => new Response('', { status: 503, headers: { 'content-type': 'text/html' } });
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));

  const reload = vi.fn();
  const request = vi.fn<typeof fetch>();

  function visit(host: string): void {
    const { href, origin } = new URL(`https://${host}/kinoprogramm-wien?prebooking=1`);
    vi.stubGlobal('location', { href, origin, hostname: new URL(href).hostname, reload });
  }

  const controlled = { scopes: ['/'], isControlling: true };

  /** Opens a page whose worker's file has this response, and resolves when all pending work is complete. */
  async function open(
    respond: () => Response | Promise<never>,
    options: Parameters<typeof fakeContainer>[0] = {},
  ) {
    const container = fakeContainer(options);
    request.mockImplementation(async () => respond());
    await registerAndSettle();
    return container;
  }

  async function registerAndSettle(): Promise<void> {
    registerServiceWorker();
    await vi.dynamicImportSettled();
    await pause(0);
  }

  beforeEach(() => {
    vi.stubEnv('PROD', true);
    vi.stubGlobal('fetch', request);
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    reload.mockReset();
    request.mockReset();
    visit('shop.example');
  });

  test('registers a worker whose file exists, requested without any cache', async () => {
    const container = await open(script);
    expect(request).toHaveBeenCalledExactlyOnceWith('/sw.js', { cache: 'no-store' });
    expect(container.registered()).toEqual(['/sw.js']);
    expect(reload).not.toHaveBeenCalled();
  });

  test('registers the worker only after the first screen', async () => {
    const after = vi.spyOn(firstScreen, 'afterFirstScreen').mockReturnValue(() => undefined);
    const container = await open(script);
    expect(request).not.toHaveBeenCalled();

    after.mock.calls[0]![0]();
    await vi.waitFor(() => expect(container.registered()).toEqual(['/sw.js']));
  });

  test.each([
    ['missing', missing],
    ['the shell', shell],
  ])('unregisters a worker whose file is %s and reloads if it was controlled', async (_, respond) => {
    const container = await open(respond, { scopes: ['/', '/kassa/'], isControlling: true });
    expect(container.unregistered()).toEqual(['https://shop.example/']);
    expect(container.registered()).toEqual([]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('reloads only once when the worker cannot be removed', async () => {
    for (let load = 1; load <= 3; load += 1) await open(missing, controlled);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('does not reload if nothing can be stored, because a loop could not be detected', async () => {
    // The storage module keeps values in memory when the storage is full.
    addCleanup(() => void vi.resetModules());
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const container = await open(missing, controlled);
    expect(container.unregistered()).toEqual(['https://shop.example/']);
    expect(reload).not.toHaveBeenCalled();
  });

  test('does not reload if no worker controlled it', async () => {
    const container = await open(missing, { scopes: ['/'] });
    expect(container.unregistered()).toEqual(['https://shop.example/']);
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ['without a worker and without its file', shell, {}],
    ['offline', offline, controlled],
    ['on a server error', broken, controlled],
  ])('changes nothing %s', async (_, respond, options) => {
    const container = await open(respond, options);
    expect(request).toHaveBeenCalledTimes(1);
    expect(container.unregistered()).toEqual([]);
    expect(container.registered()).toEqual([]);
    expect(reload).not.toHaveBeenCalled();
  });

  test('requests no worker on a local host and in a browser without service workers', async () => {
    await registerAndSettle();
    for (const host of ['localhost:4173', '127.0.0.1:4173']) {
      visit(host);
      expect((await open(script)).registered(), host).toEqual([]);
    }
    expect(request).not.toHaveBeenCalled();
  });
});
