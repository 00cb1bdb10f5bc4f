import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import type { ScreenState } from './screenStates';
import {
  addresses,
  button,
  euro,
  fillCart,
  goToCheckout,
  heading,
  openCart,
  openCheckout,
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

/** Every film is read as shown three weeks from now, its ticket at € 19,90. */
async function moveShows(page: Page): Promise<void> {
  const date = viennese(Date.now() + 21 * day);
  await page.route('**/rest/show/getShowDetailData*', async (route) => {
    const answer = await route.fetch();
    const detail = (await answer.json()) as { movie: object };
    const movie = { ...detail.movie, price: '19.90' };
    await route.fulfill({ response: answer, json: { ...detail, date, dateISO: null, movie } });
  });
}

async function redeemCode(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Gutscheincode' }).fill('WILLKOMMEN10');
  await button(page, 'Gutschein einlösen').click();
  await expect(page.getByText('Code WILLKOMMEN10', { exact: true })).toBeVisible();
}

export const purchaseStates: ScreenState[] = [
  {
    name: 'cart with a redeemed code, its VAT and a removed film',
    async reach(page) {
      await fillCart(page);
      await fillCart(page, addresses.otherShow);
      await openCart(page);
      await redeemCode(page);
      await button(page, 'Menge verringern: Orlacs Hände').click();
      await expect(button(page, 'Rückgängig machen')).toBeVisible();
      await expect(page.getByText('Darin enthaltene USt.')).toBeVisible();
      await expect(page.getByText('Code WILLKOMMEN10', { exact: true })).toBeVisible();
    },
  },
  {
    name: 'cart that came by a link',
    async reach(page) {
      await page.goto(`${addresses.cart}#korb=s305x2p101p102x2z`);
      await expect(button(page, 'In den Warenkorb legen')).toBeVisible();
    },
  },
  {
    name: 'checkout with a refused order',
    async reach(page) {
      const reason = 'So viele Plätze sind leider nicht mehr frei.';
      const faults = [{ path: 'order/saveOrder', body: { success: false, errorMessage: reason } }];
      await page.request.post('/sandbox/steuerung', { data: { faults } });
      await goToCheckout(page);
      await orderButton(page).click();
      await expect(problem(page)).toContainText(reason);
      await expect(problem(page).getByRole('listitem')).toHaveCount(2);
    },
  },
  {
    name: 'checkout with a moved show at a new price',
    async reach(page) {
      await fillCart(page);
      await openCart(page);
      await moveShows(page);
      await openCheckout(page);
      await expect(problem(page)).toContainText('ist verschoben');
      await expect(problem(page)).toContainText(euro('jetzt € 19,90 statt € 12,50'));
      await expect(button(page, 'Änderungen übernehmen')).toBeVisible();
    },
  },
  {
    name: 'question before a filled checkout is left',
    async reach(page) {
      await goToCheckout(page);
      await page.evaluate(() => window.history.back());
      await expect(page.getByRole('dialog', { name: 'Kassa verlassen?' })).toBeVisible();
    },
  },
  {
    name: 'stall in the cart, with its other dates',
    async reach(page) {
      await page.goto('/flohmarktprogramm-wien/501');
      await expect(heading(page, 'Flohmarkt Wien')).toBeVisible();
      await button(page, 'Menge erhöhen: Standplatz PKW').click();
      await button(page, /^(Standplatz buchen|In den Warenkorb)$/).click();
      const dates = page.getByRole('group', { name: 'Dasselbe auch am' });
      await expect(dates.getByRole('button').first()).toBeVisible();
    },
  },
];
