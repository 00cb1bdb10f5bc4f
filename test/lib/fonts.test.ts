import { beforeEach, expect, it, vi } from 'vitest';
import { fetchFonts } from '@/lib/fonts';
import { fontsKey } from '@/lib/fontsKey';

const sheet = '/assets/fonts-2.css';
const file = '/assets/latin-2.woff2';
const faces = '@font-face{font-family:a;src:url(/assets/latin-2.woff2)}';
const kept = () => window.localStorage.getItem(fontsKey);
const asked = vi.fn<typeof fetch>();

beforeEach(() => {
  window.localStorage.clear();
  document.documentElement.dataset['fonts'] = `${sheet} ${file}`;
  asked.mockReset().mockImplementation(() => Promise.resolve(new Response(faces)));
  vi.stubGlobal('fetch', asked);
});

const askedFor = () => asked.mock.calls.map(([address]) => address);

it('keeps the faces once they and their files are on the machine, and fetches them but once', async () => {
  fetchFonts();
  await vi.waitFor(() => expect(kept()).toBe(`${sheet}\n${faces}`));
  expect(askedFor()).toEqual([sheet, file]);
  fetchFonts();
  expect(asked).toHaveBeenCalledTimes(2);
});

it('fetches those of this build where another left its own', async () => {
  window.localStorage.setItem(fontsKey, `/assets/fonts-1.css\n@font-face{}`);
  fetchFonts();
  await vi.waitFor(() => expect(kept()).toBe(`${sheet}\n${faces}`));
});

it.each([
  ['is gone', () => Promise.resolve(new Response('<!doctype html>', { status: 404 }))],
  ['does not come', () => Promise.reject(new TypeError('offline'))],
])('keeps nothing where a file %s', async (_, answer) => {
  asked.mockImplementationOnce(answer);
  fetchFonts();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  await Promise.allSettled(asked.mock.results.map(({ value }) => value as Promise<Response>));
  await new Promise((resolve) => setTimeout(resolve));
  expect(kept()).toBeNull();
});
