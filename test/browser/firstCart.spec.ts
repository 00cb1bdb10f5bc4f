import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { deferApp, deferFiles } from './deferredFiles';
import { recordShifts, shiftsOf } from './recordShifts';
import {
  addresses,
  button,
  countOf,
  desktop,
  euro,
  fillCart,
  film,
  painted,
  phone,
  ticketTotal,
} from './steps';

test.use({ fetchesAhead: true });

const prehydrated = (page: Page) => page.locator('.prehydrated');

/** Positions of the cart's parts. */
const positions = (page: Page) =>
  page
    .locator('.cart')
    .locator('img, .cart-name, .stepper, .running-sum, .vat-details, .lead, .cart-nothing svg')
    .evaluateAll((parts) =>
      parts.map((part) => JSON.stringify([part.tagName, part.getBoundingClientRect()])),
    );

test('the cart is prehydrated and does not move during hydration, empty and filled, on a phone and a desktop', async ({
  page,
}) => {
  await recordShifts(page);
  const empty = await deferApp(page);
  await page.goto(addresses.cart, { waitUntil: 'commit' });
  await expect(prehydrated(page).getByText('Dein Warenkorb ist leer.')).toBeVisible();
  await painted(page);
  const ofEmpty = await positions(page);
  await empty.release();
  await expect(prehydrated(page)).toHaveCount(0);
  expect(await positions(page)).toEqual(ofEmpty);
  expect(await shiftsOf(page)).toEqual([]);

  await fillCart(page);
  for (const size of [phone, desktop]) {
    await page.unrouteAll();
    await page.setViewportSize(size);
    const app = await deferApp(page);
    const stylesheets = await deferFiles(page, /\/assets\/(?!main-)[^/]+\.css$/);
    await page.goto(addresses.cart, { waitUntil: 'commit' });
    await expect(prehydrated(page).locator('.running-sum')).toContainText(euro(ticketTotal));
    await expect(countOf(page, film)).toBeDisabled();
    await expect(button(page, 'Zur Kasse')).toBeDisabled();
    const link = page.getByRole('link', { name: film });
    await link.focus();
    await painted(page);
    const before = await positions(page);
    expect(before.length).toBeGreaterThan(5);

    // The shared stylesheet is first; later stylesheets override some of its rules.
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes('/main-')));
    expect(await positions(page)).toEqual(before);
    await stylesheets.release();
    await app.release();
    await expect(prehydrated(page)).toHaveCount(0);
    await expect(countOf(page, film)).toBeEnabled();
    await expect(link).toBeFocused();
    expect(await positions(page)).toEqual(before);
    await button(page, 'Zur Kasse').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Kassa' })).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
  }
});
