import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, test } from './fixtures';
import { addresses, heading, overhang } from './steps';

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

test('what was looked for survives a reload, and a film is found with a typing error', async ({ page }) => {
  await page.goto(search);
  await field(page).pressSequentially('Goldrasch');
  await expect(found(page)).toHaveText(['Goldrausch']);
  await expect(page).toHaveURL(/\?q=Goldrasch$/);
  await page.reload();
  await expect(found(page)).toHaveText(['Goldrausch']);
  await found(page).click();
  await expect(heading(page, 'Goldrausch')).toBeVisible();
});

test('the index is fetched when the search is opened, and not before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('response', (response) => {
    if (/SearchResults/.test(response.url())) fetched.push(response.url());
  });
  await page.goto('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Suche' })).toBeVisible();
  // The code of screens that are linked is fetched ahead when there is time.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((address) => address.endsWith('.js'))).toEqual([]);
  await page.goto(search);
  await expect.poll(() => fetched.length).toBeGreaterThan(0);
});

test('without the programme the pages are found', async ({ page, sandbox, allowProblems }) => {
  allowProblems(/^request: 503 GET .*getCurrentShows/);
  await sandbox.control({ faults: [{ path: 'show/getCurrentShows', status: 503 }] });
  await page.goto(`${search}?q=Wechselgeld`);
  await expect(found(page).first()).toHaveText(/^Wechselgeld/);
  await expect(page.getByRole('alert')).toContainText('Das Programm ist gerade nicht zu erreichen');
});

for (const query of ['', '?q=flohmarkt', '?q=xqzvwjk']) {
  test(`the search is accessible and fits a narrow phone: ${query || 'empty'}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(search + query);
    await expect(field(page)).toBeVisible();
    if (query === '?q=flohmarkt') await expect(found(page)).toHaveCount(20);
    else await expect(page.getByRole('navigation', { name: 'Hier geht es weiter' })).toBeVisible();
    expect(await overhang(page)).toBe(0);
    await expectAccessible(page);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect.poll(() => overhang(page)).toBe(0);
  });
}
