import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { addresses, heading } from './steps';

/** Waits until the fonts are cached: later pages render with them. */
async function fetchFonts(page: Page): Promise<void> {
  await page.goto(addresses.cart);
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('fonts'))).not.toBeNull();
}

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

test('the first page uses fallback fonts, the next ones the web fonts', async ({ page }) => {
  await fetchFonts(page);
  expect(await loadedFonts(page)).toEqual([]);
  await page.goto(addresses.programme);
  await expect(heading(page, 'Kinoprogramm')).toBeVisible();
  await expect.poll(() => loadedFonts(page)).toEqual(['Bricolage Grotesque Variable', 'Figtree Variable']);
});

test('no page waits for fonts that were removed from the cache', async ({ page, allowProblems }) => {
  allowProblems(/\/(?:figtree|bricolage|fonts)-/);
  await fetchFonts(page);
  await page.route(/\/(?:figtree|bricolage|fonts)-[^/]+\.(?:woff2|css)$/, () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => isPainted(page)).toBe(true);
});
