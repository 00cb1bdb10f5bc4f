import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { addresses, heading } from './steps';

test.use({ fetchesAhead: true });

const field = (page: Page) => page.getByRole('searchbox');
const found = (page: Page) => page.getByRole('list', { name: 'Treffer' }).getByRole('link');
const search = '/suche';

test('the search is opened, typed into and left by the keyboard', async ({ page }) => {
  await page.goto(addresses.cart);
  await page.getByRole('banner').getByRole('link', { name: 'Suche' }).press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Wechselgled');
  await expect(found(page).first()).toHaveText(/^Wechselgeld am Flohmarkt/);
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL(/\/suche\?q=Wechselgled$/);
  await page.keyboard.press('Tab');
  await expect(found(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page, /Wechselgeld/)).toBeVisible();
  await page.goBack();
  await expect(field(page)).toHaveValue('Wechselgled');
  await expect(found(page).first()).toHaveText(/^Wechselgeld am Flohmarkt/);
  await page.goBack();
  await expect(heading(page, 'Warenkorb')).toBeVisible();
});

test('the search index is fetched when the search is opened, and not before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('response', (response) => {
    if (/SearchResults/.test(response.url())) fetched.push(response.url());
  });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Suche' })).toBeVisible();
  // The code of linked screens is prefetched when idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((address) => address.endsWith('.js'))).toEqual([]);
  await page.goto(search);
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
});
