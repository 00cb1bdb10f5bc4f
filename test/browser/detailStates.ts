import { expect } from './fixtures';
import { disturb, main, type StateTour } from './stateTour';
import { addresses, button, heading } from './steps';

export const detailTours: StateTour[] = [
  {
    name: 'dates of several kinds',
    hasFigures: true,
    async run(page, check) {
      await page.goto('/show/302');
      await expect(page.getByRole('heading', { name: 'Weitere Termine' })).toBeVisible();
      await check('sold out, with other dates', main);
      await page.goto('/kinoprogramm-wien/kinofilm/metropolis');
      await button(page, 'In den Warenkorb').click();
      await expect(page.getByText('Bitte wähl zuerst einen Termin.')).toBeVisible();
      await check('film with its ticket panel');
      await page.goto('/flohmarktprogramm-wien/501');
      await expect(page.getByRole('main').getByRole('link', { name: 'Checkliste' }).first()).toBeVisible();
      await check('market day');
      await page.goto('/automarkt');
      await page.getByRole('main').getByRole('article').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/automarkt\/\w+/);
      await expect(button(page, 'Verkaufsplatz buchen')).toBeVisible();
      await check('car market', main);
      await page.goto('/veranstaltungen');
      await page.getByRole('main').getByRole('article').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/veranstaltungen\/\w+/);
      await expect(heading(page, /./)).toBeFocused();
      await check('public event', main);
    },
  },
  {
    name: 'gift cards',
    hasFigures: true,
    async run(page, check) {
      await page.goto('/kinogutschein-kaufen');
      await expect(button(page, 'In den Warenkorb')).toBeVisible();
      await check('for sale');
      await page.goto('/kinogutschein');
      await button(page, 'In den Warenkorb').click();
      await expect(page.getByText(/^Bitte wähl zuerst/)).toBeVisible();
      await check('none chosen', main);
      await disturb(page, { path: 'voucher/getAvailableVouchers', body: { products: [] } });
      await page.reload();
      await expect(page.getByText('Gerade gibt es keine Gutscheine online.')).toBeVisible();
      await check('none for sale', main);
    },
  },
  {
    name: 'unknown film, show and page',
    allowed: /^request: 404 GET \S+\/((movie|show)\/|gibt\/es\/nicht$)/,
    async run(page, check) {
      await page.goto('/kinoprogramm-wien/kinofilm/gibt-es-nicht');
      await expect(heading(page, 'Film nicht gefunden')).toBeVisible();
      await check('film', main);
      await page.goto('/show/999999');
      await expect(heading(page, 'Vorstellung nicht gefunden')).toBeVisible();
      await check('show', main);
      await page.goto(addresses.unknown);
      await expect(heading(page, 'Seite nicht gefunden')).toBeVisible();
      await check('page');
    },
  },
];
