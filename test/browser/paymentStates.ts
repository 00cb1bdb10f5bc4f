import { expect } from './fixtures';
import { deferResponses } from './deferredResponses';
import { main, type StateTour } from './stateTour';
import { addresses, button, endPayment, fillCheckout, goToPayment, heading, order, paidTitle } from './steps';

const status = 'order/paymentStatus';

export const paymentTours: StateTour[] = [
  {
    name: 'payment',
    hasFigures: true,
    allowed: /^request: (400|404) GET \S+\/order\/paymentStatus/,
    async run(page, check) {
      await goToPayment(page);
      await page.goBack();
      await expect(heading(page, 'Zahlung nicht abgeschlossen')).toBeVisible();
      await check('unpaid');
      await page.goForward();
      await endPayment(page, 'Zahlung fehlschlagen lassen', 'Die Zahlung hat nicht geklappt');
      await check('failed', main);
      await page.getByRole('button', { name: 'Noch einmal zur Kassa' }).click();
      await fillCheckout(page);
      await order(page);
      await endPayment(page, 'Zahlung offen lassen', 'Deine Zahlung ist noch offen');
      await check('open', main);
      await page.goBack();
      const responses = await deferResponses(page, status);
      await button(page, 'Jetzt bezahlen').click();
      await expect(page.getByText('Wir fragen nach, ob deine Zahlung angekommen ist …')).toBeVisible();
      await check('loading', main);
      await responses.fail();
      await expect(heading(page, 'Wir können den Stand deiner Zahlung gerade nicht abfragen')).toBeVisible();
      await check('status unavailable', main);
      await responses.release();
      await button(page, 'Noch einmal nachsehen').click();
      await expect(heading(page, paidTitle)).toBeVisible();
      await check('paid');
    },
  },
  {
    name: 'order that may have been paid elsewhere',
    hasLayers: true,
    hasFigures: true,
    allowed: /^request: (400 GET \S+\/order\/paymentStatus|404 GET \S+\/gibt\/es\/nicht)/,
    async run(page, check) {
      await goToPayment(page);
      const responses = await deferResponses(page, status);
      await page.goBack();
      await expect(heading(page, 'Wir prüfen deine letzte Bestellung')).toBeVisible();
      await check('status requested', main);
      await responses.fail();
      await expect(heading(page, 'Ist deine letzte Bestellung schon bezahlt?')).toBeVisible();
      await check('status unavailable', main);
      const paid = { paymentStatus: 'paid', amount: '17.50', currency: 'EUR' };
      await page.route(`**/rest/${status}*`, (route) => route.fulfill({ json: paid }));
      await page.goto(addresses.unknown);
      await expect(page.getByText(/^Danke, deine Bestellung \d+ ist bezahlt!/)).toBeVisible();
      await check('announced on another page');
    },
  },
  {
    name: 'payment result without an order',
    allowed: /^request: 404 GET \S+\/order\/paymentStatus/,
    async run(page, check) {
      await page.goto('/pspresult');
      await button(page, 'Nachsehen').click();
      await expect(page.getByText('Bitte gib deine Bestellnummer ein.')).toBeVisible();
      await check('no number', main);
      await page.goto('/pspresult?orderid=99999');
      await expect(heading(page, 'Diese Bestellung kennen wir nicht')).toBeVisible();
      await check('unknown number', main);
    },
  },
];
