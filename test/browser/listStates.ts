import type { Page } from '@playwright/test';
import { control, expect } from './fixtures';
import { dialog, main, type StateTour } from './stateTour';
import { addresses, button, labelled } from './steps';

const lists = [
  { name: 'landing of the cinema', address: '/kinoprogramm-wien' },
  { name: 'upcoming movies', address: addresses.upcoming },
  { name: 'stalls to book', address: '/jetzt-flohmarktstand-buchen' },
  { name: 'car markets', address: '/automarkt' },
];

const dates = (page: Page) => page.getByRole('main').getByRole('article');

async function checkReminder(page: Page, name: string, error: string | RegExp): Promise<void> {
  const form = page.getByRole('dialog', { name });
  await form.getByRole('button', { name: 'Vormerken' }).click();
  await expect(form.getByText(error)).toBeVisible();
}

export const listTours: StateTour[] = [
  {
    name: 'lists',
    async run(page, check) {
      for (const { name, address } of lists) {
        await page.goto(address);
        await expect(dates(page).first()).toBeVisible();
        await check(name);
      }
    },
  },
  ...[
    { theme: 'night', address: addresses.programme },
    { theme: 'day', address: addresses.fleaMarkets },
  ].map(({ theme, address }) => ({
    name: `finder, theme ${theme}`,
    hasFigures: theme === 'night',
    async run(page: Page, check: Parameters<StateTour['run']>[1]) {
      await page.goto(`${address}?ansicht=monat&suche=e`);
      await expect(page.getByRole('grid')).toBeVisible();
      await expect(page.getByRole('status').filter({ hasText: /Termine/ })).toBeVisible();
      await check('month');
      await page.getByLabel('Suche').fill('xqzvwjk');
      await expect(page.getByText('Kein Termin passt zu deiner Suche.')).toBeVisible();
      await check('no matches', main);
    },
  })),
  {
    name: 'reminder',
    async run(page, check) {
      await page.goto(addresses.programme);
      await button(page, labelled('Vormerken', 'Die Nibelungen')).click();
      await checkReminder(page, 'Meine Filme vormerken', 'Bitte geben Sie eine gültige Emailadresse ein!');
      await check('of films', dialog);
      await page.goto('/kinoprogramm-wien/demnaechst-im-kino');
      await button(page, 'Nach Genre vormerken').click();
      await checkReminder(page, 'Nach Genre vormerken', /mindestens ein Genre/);
      await check('of genres', dialog);
    },
  },
  {
    name: 'off-season',
    async run(page, check) {
      await control(page.request, { scenario: 'winter' });
      await page.goto('/');
      await expect(page.getByText(/^Gerade ist kein Film eingetragen/)).toBeVisible();
      await check('home', main);
      await page.goto(addresses.programme);
      await expect(page.getByRole('heading', { name: 'Winterpause' })).toBeVisible();
      await check('programme');
      await page.goto('/flohmarkt-wien');
      await expect(page.getByText('Empty events')).toBeVisible();
      await check('market');
    },
  },
];
