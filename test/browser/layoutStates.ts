import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { main, type Check, type StateTour } from './stateTour';
import { addresses, button, cartLink, heading, notFoundResponse } from './steps';

const header = 'header';
const menus = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' });

async function checkMenus(page: Page, check: Check, menu: string): Promise<void> {
  const all = menus(page).getByRole('button', { name: 'Menü', exact: true });
  if (await all.isVisible()) await all.click();
  await menus(page).getByRole('button', { name: menu, exact: true }).click();
  await expect(menus(page).getByRole('link').first()).toBeVisible();
  await check('menu open', header);
}

export const layoutTours: StateTour[] = [
  {
    name: 'menu, theme night',
    allowed: notFoundResponse,
    async run(page, check) {
      await page.goto(addresses.unknown);
      await checkMenus(page, check, 'Kinoprogramm');
    },
  },
  {
    name: 'menu, theme day',
    async run(page, check) {
      await page.goto('/flohmarkt-wien/jobs');
      await checkMenus(page, check, 'Flohmarkt');
    },
  },
  {
    name: 'pages without data',
    async run(page, check) {
      await page.goto('/chanukka2021');
      await expect(heading(page, /./)).toBeVisible();
      await check('one more car', main);
      await page.goto('/feedback_success');
      await expect(heading(page, /./)).toBeVisible();
      await check('no feedback was sent', main);
    },
  },
  {
    name: 'screen whose code fails to load',
    allowed: /CartPage|^console: /,
    async run(page, check) {
      await page.route(/\/CartPage[-.]/, (route) => route.abort());
      await page.goto(addresses.programme);
      await cartLink(page).click();
      await expect(heading(page, 'Diese Seite konnte nicht geladen werden')).toBeVisible();
      await check('error', main);
      await page.unroute(/\/CartPage[-.]/);
      await button(page, 'Seite neu laden').click();
      await expect(heading(page, 'Warenkorb')).toBeVisible();
    },
  },
];
