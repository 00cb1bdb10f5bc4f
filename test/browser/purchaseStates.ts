import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { shopNow } from './shopClock';
import { dialog, disturb, main, type StateTour } from './stateTour';
import {
  addresses,
  button,
  euro,
  fillCart,
  fillCheckout,
  goToCheckout,
  heading,
  openCart,
  openCheckout,
  order,
  orderButton,
} from './steps';

const day = 24 * 60 * 60_000;
const problem = (page: Page) => page.getByRole('main').getByRole('alert');
const viennese = (time: number) =>
  new Intl.DateTimeFormat('de-AT', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Vienna',
  }).format(time);

/** Changes every film's show to three weeks from now at € 19,90. */
async function moveShows(page: Page): Promise<void> {
  const date = viennese(shopNow() + 21 * day);
  await page.route('**/rest/show/getShowDetailData*', async (route) => {
    const response = await route.fetch();
    const detail = (await response.json()) as { movie: object };
    const movie = { ...detail.movie, price: '19.90' };
    await route.fulfill({ response, json: { ...detail, date, dateISO: null, movie } });
  });
}

const refused = 'So viele Plätze sind leider nicht mehr frei.';

const cartTours: StateTour[] = [
  {
    name: 'cart',
    hasLayers: true,
    async run(page, check) {
      await page.goto(addresses.cart);
      // Playwright's click would wait until the button is enabled, but it is only `aria-disabled`.
      await button(page, 'Zur Kasse').press('Enter');
      await expect(page.getByRole('main').getByText('Der Warenkorb darf nicht leer sein.')).toBeVisible();
      await check('empty');
      await fillCart(page);
      await expect(page.getByText('Produkt wurde dem Warenkorb hinzugefügt')).toBeVisible();
      await check('notification on the show');
      await fillCart(page, addresses.otherShow);
      await openCart(page);
      await button(page, 'Gutschein einlösen').click();
      await expect(page.getByText('Bitte gib einen Gutscheincode ein.')).toBeVisible();
      await check('code missing');
      await page.getByRole('textbox', { name: 'Gutscheincode' }).fill('WILLKOMMEN10');
      await button(page, 'Gutschein einlösen').click();
      await expect(page.getByText('Code WILLKOMMEN10', { exact: true })).toBeVisible();
      await button(page, 'Menge verringern: Orlacs Hände').click();
      await expect(button(page, 'Rückgängig machen')).toBeVisible();
      await expect(page.getByText('Darin enthaltene USt.')).toBeVisible();
      await expect(page.getByText('Code WILLKOMMEN10', { exact: true })).toBeVisible();
      await check('code redeemed, film removed', main);
    },
  },
  {
    name: 'cart link',
    async run(page, check) {
      await page.goto(`${addresses.cart}#korb=s305x2p101p102x2z`);
      await expect(button(page, 'In den Warenkorb legen')).toBeVisible();
      await check('offered');
    },
  },
  {
    name: 'stall with other dates',
    async run(page, check) {
      await page.goto('/flohmarktprogramm-wien/501');
      await expect(heading(page, 'Flohmarkt Wien')).toBeVisible();
      await button(page, 'Menge erhöhen: Standplatz PKW').click();
      await button(page, /^(Standplatz buchen|In den Warenkorb)$/).click();
      const dates = page.getByRole('group', { name: 'Dasselbe auch am' });
      await expect(dates.getByRole('button').first()).toBeVisible();
      await check('its other dates', main);
    },
  },
];

const checkoutTours: StateTour[] = [
  {
    name: 'checkout',
    async run(page, check) {
      await fillCart(page);
      await openCart(page);
      await openCheckout(page);
      await check('fresh');
      await orderButton(page).click();
      await expect(page.getByText('Bitte prüfe diese Angaben:')).toBeVisible();
      await check('errors', main);
      await fillCheckout(page);
      await disturb(page, { path: 'order/saveOrder', body: { success: false, errorMessage: refused } });
      await orderButton(page).click();
      await expect(problem(page)).toContainText(refused);
      await expect(problem(page).getByRole('listitem')).toHaveCount(2);
      await check('refused', main);
      await page.evaluate(() => window.history.back());
      await expect(page.getByRole('dialog', { name: 'Kassa verlassen?' })).toBeVisible();
      await check('confirmation before leaving', dialog);
    },
  },
  {
    name: 'checkout with a moved show at a new price',
    async run(page, check) {
      await fillCart(page);
      await openCart(page);
      await moveShows(page);
      await openCheckout(page);
      await expect(problem(page)).toContainText('ist verschoben');
      await expect(problem(page)).toContainText(euro('jetzt € 19,90, bisher € 12,50'));
      await expect(button(page, 'Änderungen übernehmen')).toBeVisible();
      await check('price and date changed', main);
    },
  },
  {
    name: 'checkout of a cart that was ordered in another tab',
    async run(page, check) {
      await goToCheckout(page);
      const other = await page.context().newPage();
      await other.goto(addresses.checkout);
      await fillCheckout(other);
      await order(other);
      await other.close();
      await expect(page.getByText(/^In einem anderen Tab wurde gerade bestellt/)).toBeVisible();
      await check('announced', main);
    },
  },
  {
    name: 'checkout of an empty cart',
    async run(page, check) {
      await page.goto(addresses.checkout);
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        'Der Warenkorb darf nicht leer sein.',
      );
      await check('empty', main);
    },
  },
];

export const purchaseTours = [...cartTours, ...checkoutTours].map((tour) => ({ ...tour, hasFigures: true }));
