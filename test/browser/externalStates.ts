import type { BrowserContext } from '@playwright/test';
import { expect } from './fixtures';
import { watchForeignHosts } from './foreignHosts';
import { shopWithSettings, socialPages } from './shopWithSettings.mjs';
import { main, type StateTour } from './stateTour';
import { button, heading } from './steps';

/** A response 204 keeps the browser on the page. */
const blockRedirect = (context: BrowserContext) =>
  context.route(socialPages['/facebook'], (route) => route.fulfill({ status: 204 }));

export const externalTours: StateTour[] = [
  {
    name: 'external page, before and after the click',
    async run(page, check) {
      await watchForeignHosts(page.context());
      await page.goto(`${shopWithSettings}/agb`);
      await expect(heading(page, 'Allgemeine Geschäftsbedingungen')).toBeVisible();
      await check('before the click');
      await button(page, 'Seite hier anzeigen').click();
      const frame = page.getByRole('main').locator('iframe').contentFrame();
      await expect(frame.getByRole('heading', { name: 'Beim Anbieter' })).toBeVisible();
      await check('with the frame', main);
    },
  },
  {
    name: 'external page and redirect without settings',
    async run(page, check) {
      await page.goto('/agb');
      await expect(heading(page, 'Allgemeine Geschäftsbedingungen')).toBeVisible();
      await check('page', main);
      await page.goto('/facebookflohmarkt');
      await expect(heading(page, /Facebook/)).toBeVisible();
      await check('redirect');
    },
  },
  {
    name: 'redirect',
    async run(page, check) {
      const foreign = await watchForeignHosts(page.context());
      await blockRedirect(page.context());
      await page.goto(`${shopWithSettings}/facebook`);
      await expect.poll(foreign.requested).toHaveLength(1);
      await expect(heading(page, 'Sie werden weitergeleitet...')).toBeVisible();
      await check('announced');
    },
  },
];
