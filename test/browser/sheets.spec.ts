import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdApp, holdFiles } from './heldFiles';
import { addresses, button, heading } from './steps';

const sheet = /\/CartScreen-[^/]+\.css$/;
/** What is painted ahead has no voucher to redeem; the screen has. */
const ofScreen = (page: Page) => page.getByRole('textbox', { name: 'Gutscheincode' });

test('a screen is not shown before its sheet, and without it where it does not come', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/CartScreen/, /^console: /);
  const { release: letGo } = await holdFiles(page, sheet);
  const code = page.waitForResponse(/\/CartScreen-[^/]+\.js$/);
  await page.goto(addresses.cart, { waitUntil: 'commit' });
  await (await code).finished();
  await page.waitForTimeout(1000);
  expect(await ofScreen(page).count()).toBe(0);
  letGo();
  await expect(ofScreen(page)).toBeVisible();

  await page.unroute(sheet);
  await page.route(sheet, (route) => route.abort());
  await page.goto(addresses.cart, { waitUntil: 'commit' });
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  // A sheet of which nothing is heard counts as lost after 5 s, which a busy machine begins to count late.
  await expect(ofScreen(page)).toBeVisible({ timeout: 30_000 });
});

test('a page that the shop has to make anew stays as it was built until the sheets are there', async ({
  page,
}) => {
  const { release: letGo } = await holdFiles(page, /\/start-[^/]+\.css$/);
  const code = page.waitForResponse(/\/start-[^/]+\.js$/);
  await page.goto(`${addresses.programme}?ansicht=monat`, { waitUntil: 'commit' });
  await (await code).finished();
  await page.waitForTimeout(1000);
  expect(await page.getByText('Wird geladen …', { exact: true }).count()).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  letGo();
  await expect(button(page, 'Monatsansicht')).toBeVisible();
});

/** Where everything in the window stands, and in what. */
const lookOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderBlockEnd } = getComputedStyle(element);
      return [
        element.tagName,
        element.className,
        x,
        y,
        width,
        height,
        color,
        backgroundColor,
        borderBlockEnd,
      ].join(' ');
    }),
  );

for (const address of ['/kino/faqs', '/show/305', '/flohmarktprogramm-wien/501'])
  test(`${address}: a sheet that comes before the one it counts on changes nothing`, async ({ page }) => {
    const { release: letGo } = await holdFiles(page, /\/start-[^/]+\.css$/);
    const { release: letOthersGo } = await holdFiles(page, /\/assets\/(?!start-)[^/]+\.css$/);
    const app = await holdApp(page);
    const answer = address === '/kino/faqs' ? undefined : page.locator('.prehydrated');
    await page.goto(address, { waitUntil: 'commit' });
    await expect((answer ?? page).getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(() => document.querySelectorAll('link[rel="stylesheet"]').length > 1);
    const before = await lookOf(page);
    letOthersGo();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
        .slice(1)
        .every(({ sheet: rules }) => rules),
    );
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await lookOf(page)).toEqual(before);
    letGo();
    app.release();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
