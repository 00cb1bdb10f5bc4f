import type { Page } from '@playwright/test';
import { fontTimeoutMs } from '@/shared/config/constants';
import { expect, test } from './fixtures';
import { addresses, heading } from './steps';

// The other tests simulate a visitor who saves data and gets no fonts.
test.use({ fetchesAhead: true });

const fonts = /\/fonts-[^/]+\.css$/;

/** Families of the loaded web fonts. */
const loadedFonts = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => family.includes('Variable') && status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
      .sort(),
  );

const isPainted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);

test('the first paint of the first visit waits until the web fonts are loaded', async ({ page }) => {
  let isRequested: () => void;
  let send: () => void;
  const requested = new Promise<void>((resolve) => (isRequested = resolve));
  const sent = new Promise<void>((resolve) => (send = resolve));
  // Nothing drops the stylesheet while the test looks, however busy the machine is.
  await page.addInitScript((limit) => {
    const { setTimeout } = window;
    window.setTimeout = ((react: () => void, ms?: number, ...args: unknown[]) =>
      ms === limit ? 0 : setTimeout(react, ms, ...args)) as typeof window.setTimeout;
  }, fontTimeoutMs);
  await page.route(fonts, async (route) => {
    isRequested();
    await sent;
    await route.continue();
  });
  await page.goto(addresses.programme, { waitUntil: 'commit' });
  await requested;
  // A page that is not painted has no frames, for which the methods of a locator would wait.
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.hydrated)).toBe('');
  expect(await isPainted(page)).toBe(false);
  send!();
  await expect.poll(() => isPainted(page)).toBe(true);
  expect(await loadedFonts(page)).toEqual(['Bricolage Grotesque Variable', 'Figtree Variable']);
});

test('no page waits long for fonts', async ({ page, allowProblems }) => {
  allowProblems(fonts);
  await page.route(fonts, () => undefined);
  await page.goto(addresses.programme, { waitUntil: 'commit' });
  await expect(heading(page, 'Kinoprogramm')).toBeVisible();
  await expect.poll(() => isPainted(page)).toBe(true);
  expect(await loadedFonts(page)).toEqual([]);
});
