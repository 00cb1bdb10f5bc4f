import { expect } from './fixtures';
import { dialog, disturb, main, type StateTour } from './stateTour';
import {
  addresses,
  button,
  fillCart,
  fillCheckout,
  heading,
  openCart,
  openCheckout,
  order,
  pay,
} from './steps';

const status = 'order/paymentStatus';
const list = '/meine-bestellungen';

export const ordersTours: StateTour[] = [
  {
    name: 'orders of this browser',
    hasFigures: true,
    allowed: /^request: 400 GET \S+\/order\/paymentStatus/,
    async run(page, check) {
      await page.goto(list);
      await expect(page.getByText('In diesem Browser gibt es noch keine Bestellung')).toBeVisible();
      await check('empty');
      await fillCart(page, addresses.tonight);
      await openCart(page);
      await openCheckout(page);
      await fillCheckout(page);
      await order(page);
      await page.goto(list);
      await expect(page.getByText('Noch nicht bezahlt')).toBeVisible();
      await check('unpaid', main);
      await disturb(page, { path: status, status: 400 });
      await page.reload();
      await expect(page.getByText('Stand nicht abgefragt')).toBeVisible();
      await check('not asked', main);
      await disturb(page);
      await button(page, 'Noch einmal nachsehen').click();
      await button(page, 'Weiter zur Zahlung').click();
      await pay(page);
      await page.goto(list);
      await expect(page.getByText('Bezahlt', { exact: true })).toBeVisible();
      await check('paid', main);
      await button(page, /^Aus der Liste entfernen/).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check('to be removed', dialog);
      await page.goto('/');
      await expect(heading(page, /Autokino/)).toBeVisible();
      await expect(page.getByRole('region', { name: 'Heute Abend' })).toBeVisible();
      await check('ticket of tonight', main);
      await button(page, 'Beim Einlass zeigen').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check('number for the gate', dialog);
    },
  },
];
