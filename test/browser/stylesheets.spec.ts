import type { Page, Response } from '@playwright/test';
import { expect, test } from './fixtures';
import { deferApp, deferFiles } from './deferredFiles';
import { addresses, button, heading, painted, rendered } from './steps';

const stylesheet = /\/cart-[^/]+\.css$/;
/** The prehydrated page has no voucher field; the page has. */
const ofScreen = (page: Page) => page.getByRole('textbox', { name: 'Gutscheincode' });

/** Resolves once a module has run, and the page has rendered what it can. */
async function runs(page: Page, code: Response): Promise<void> {
  await page.evaluate((address) => import(address), code.url());
  await rendered(page, 30);
}

test('a screen waits for its stylesheet, and is shown without it when it fails', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/\/cart-/, /^console: /);
  const { release } = await deferFiles(page, stylesheet);
  const code = page.waitForResponse(/\/CartPage-[^/]+\.js$/);
  await page.goto(addresses.cart, { waitUntil: 'commit' });
  await runs(page, await code);
  expect(await ofScreen(page).count()).toBe(0);
  await release();
  await expect(ofScreen(page)).toBeVisible();

  await page.unroute(stylesheet);
  await page.route(stylesheet, (route) => route.abort());
  // The first frame, in which the head adds the stylesheets, comes after the start of the app.
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (frame) => {
      window.requestAnimationFrame = request;
      return Number(setTimeout(frame, 3000));
    };
  });
  await page.goto(addresses.cart, { waitUntil: 'commit' });
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  // A stylesheet without a response counts as failed after 5 s; the timer starts late on a busy machine.
  await expect(ofScreen(page)).toBeVisible({ timeout: 30_000 });
});

test('a page that React has to render again stays prerendered until its stylesheets have loaded', async ({
  page,
}) => {
  const { release } = await deferFiles(page, /\/main-[^/]+\.css$/);
  const code = page.waitForResponse(/\/main-[^/]+\.js$/);
  await page.goto(`${addresses.programme}?ansicht=monat`, { waitUntil: 'commit' });
  await runs(page, await code);
  expect(await page.getByText('Wird geladen …', { exact: true }).count()).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await release();
  await expect(button(page, 'Monatsansicht')).toBeVisible();
});

/** Positions and styles of all elements in the window. */
const layoutOf = (page: Page) =>
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

for (const address of ['/kino/faqs', '/flohmarktprogramm-wien/501'])
  test(`${address}: the order in which stylesheets load does not matter`, async ({ page }) => {
    const { release } = await deferFiles(page, /\/main-[^/]+\.css$/);
    const { release: releaseOthers } = await deferFiles(page, /\/assets\/(?!main-)[^/]+\.css$/);
    const app = await deferApp(page);
    const prehydrated = address === '/kino/faqs' ? undefined : page.locator('.prehydrated');
    await page.goto(address, { waitUntil: 'commit' });
    await expect((prehydrated ?? page).getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(() => document.querySelectorAll('link[rel="stylesheet"]').length > 1);
    await painted(page);
    const before = await layoutOf(page);
    await releaseOthers();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
        .slice(1)
        .every(({ sheet: rules }) => rules),
    );
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await layoutOf(page)).toEqual(before);
    await release();
    await app.release();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
