import { beforeEach, expect, test, vi } from 'vitest';
import { registerServiceWorker } from '@/serviceWorker/register';
import { addCleanup } from '@test/support/cleanups';
import { fakeContainer } from './fakeContainer';

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

/** The page's whole visit to the worker's file: over when everything it set off has settled. */
async function registerAndSettle(): Promise<void> {
  registerServiceWorker();
  await vi.dynamicImportSettled();
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('fetch', request);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  reload.mockReset();
  request.mockReset();
  visit('shop.example');
});

test('a worker that is there is registered, its file asked for past every cache', async () => {
  const container = fakeContainer();
  request.mockImplementation(() => Promise.resolve(script()));
  await registerAndSettle();
  expect(request).toHaveBeenCalledExactlyOnceWith('/sw.js', { cache: 'no-store' });
  expect(container.registered()).toEqual(['/sw.js']);
  expect(reload).not.toHaveBeenCalled();
});

test('nothing happens before the page has loaded', async () => {
  const container = fakeContainer();
  request.mockImplementation(() => Promise.resolve(script()));
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  await registerAndSettle();
  expect(request).not.toHaveBeenCalled();

  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  await vi.waitFor(() => expect(container.registered()).toEqual(['/sw.js']));
});

test.each([
  ['missing', missing],
  ['answered with the shell', shell],
])('a worker whose file is %s is unregistered, and the page it controlled reloads', async (_, answer) => {
  const container = fakeContainer({ scopes: ['/', '/kassa/'], isControlling: true });
  request.mockImplementation(() => Promise.resolve(answer()));
  await registerAndSettle();
  expect(container.unregistered()).toEqual(['https://shop.example/']);
  expect(container.registered()).toEqual([]);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a worker that will not go reloads the page once, not again and again', async () => {
  request.mockImplementation(() => Promise.resolve(missing()));
  for (let load = 1; load <= 3; load += 1) {
    fakeContainer({ scopes: ['/'], isControlling: true });
    await registerAndSettle();
  }
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without a storage that could stop a loop the page does not reload', async () => {
  // What a forbidden storage could not take is remembered by the module.
  addCleanup(() => void vi.resetModules());
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const container = fakeContainer({ scopes: ['/'], isControlling: true });
  request.mockImplementation(() => Promise.resolve(missing()));
  await registerAndSettle();
  expect(container.unregistered()).toEqual(['https://shop.example/']);
  expect(reload).not.toHaveBeenCalled();
});

test('a page that no worker controlled stays as it is', async () => {
  const container = fakeContainer({ scopes: ['/'] });
  request.mockImplementation(() => Promise.resolve(missing()));
  await registerAndSettle();
  expect(container.unregistered()).toEqual(['https://shop.example/']);
  expect(reload).not.toHaveBeenCalled();
});

test('a page without any worker and without its file stays as it is', async () => {
  const container = fakeContainer();
  request.mockImplementation(() => Promise.resolve(shell()));
  await registerAndSettle();
  expect(container.registered()).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['offline', offline],
  ['on a server in trouble', () => Promise.resolve(broken())],
])('%s the worker stays', async (_, answer) => {
  const container = fakeContainer({ scopes: ['/'], isControlling: true });
  request.mockImplementation(answer);
  await registerAndSettle();
  expect(request).toHaveBeenCalledTimes(1);
  expect(container.unregistered()).toEqual([]);
  expect(container.registered()).toEqual([]);
  expect(reload).not.toHaveBeenCalled();
});

test.each(['localhost:4173', '127.0.0.1:4173'])('on %s no worker is asked for', async (host) => {
  visit(host);
  const container = fakeContainer();
  request.mockImplementation(() => Promise.resolve(script()));
  await registerAndSettle();
  expect(request).not.toHaveBeenCalled();
  expect(container.registered()).toEqual([]);
});

test('a browser without service workers is left alone', async () => {
  await registerAndSettle();
  expect(request).not.toHaveBeenCalled();
});
