import { expect } from './fixtures';
import { dialog, disturb, main, type StateTour } from './stateTour';
import { button, heading } from './steps';
import { askToCancel, cancelledTitle, confirmCancellation, openStornoLink } from './stornoSteps';

const lookupCall = 'order/getOrderForStorno';

export const stornoTours: StateTour[] = [
  {
    name: 'storno without an order',
    allowed: /^request: 400 GET \S+getOrderForStorno/,
    async run(page, check) {
      await page.goto('/bestellung-stornieren');
      await button(page, 'Bestellung ansehen').click();
      await expect(page.getByText('Bitte gib den Link oder die Kennung ein.')).toBeVisible();
      await check('no link given');
      await page.goto('/bestellung-stornieren/unbekannt');
      await expect(heading(page, 'Hier gibt es nichts zu stornieren')).toBeVisible();
      await check('unknown link', main);
      await disturb(page, { path: lookupCall, never: true });
      await page.goto('/bestellung-stornieren/unbekannt');
      await expect(page.getByText('Wir suchen deine Bestellung …')).toBeVisible();
      await check('loading', main);
      await disturb(page, { path: lookupCall, status: 400 });
      await page.goto('/bestellung-stornieren/unbekannt');
      await expect(heading(page, 'Wir können deine Bestellung gerade nicht laden')).toBeVisible();
      await check('failed', main);
    },
  },
  {
    name: 'storno',
    hasFigures: true,
    async run(page, check) {
      await openStornoLink(page);
      await check('order found');
      await askToCancel(page);
      await check('to be confirmed', dialog);
      await disturb(page, { path: 'order/orderStorno', body: { success: false } });
      await confirmCancellation(page);
      await expect(button(page, 'Noch einmal stornieren')).toBeVisible();
      await check('refused', main);
      await disturb(page);
      const link = new URL(page.url()).pathname;
      const found = await page.request.get(`/rest/${lookupCall}?stornoIdentifier=${link.split('/').at(-1)}`);
      await button(page, 'Noch einmal stornieren').click();
      await confirmCancellation(page);
      await expect(heading(page, cancelledTitle)).toBeVisible();
      await check('done', main);
      await disturb(page, { path: lookupCall, body: await found.json() });
      await page.goto(link);
      await expect(heading(page, 'Du hast diese Bestellung schon storniert')).toBeVisible();
      await check('already cancelled', main);
    },
  },
];
