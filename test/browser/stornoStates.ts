import { expect } from './fixtures';
import type { ScreenState } from './screenStates';
import { button, heading } from './steps';
import { askToCancel, cancelledTitle, confirmCancellation, openStornoLink } from './stornoSteps';

export const stornoStates: ScreenState[] = [
  {
    name: 'cancellation, no link given',
    async reach(page) {
      await page.goto('/bestellung-stornieren');
      await button(page, 'Bestellung ansehen').click();
      await expect(page.getByText('Bitte gib den Link oder die Kennung ein.')).toBeVisible();
    },
  },
  {
    name: 'cancellation, nothing behind the link',
    async reach(page) {
      await page.goto('/bestellung-stornieren/unbekannt');
      await expect(heading(page, 'Hier gibt es nichts zu stornieren')).toBeVisible();
    },
  },
  {
    name: 'cancellation, to be confirmed',
    async reach(page) {
      await openStornoLink(page);
      await askToCancel(page);
    },
  },
  {
    name: 'cancellation that was refused',
    async reach(page) {
      await openStornoLink(page);
      const fault = { path: 'order/orderStorno', body: { success: false } };
      await page.request.post('/sandbox/steuerung', { data: { faults: [fault] } });
      await askToCancel(page);
      await confirmCancellation(page);
      await expect(button(page, 'Noch einmal stornieren')).toBeVisible();
    },
  },
  {
    name: 'cancellation that is done',
    async reach(page) {
      await openStornoLink(page);
      await askToCancel(page);
      await confirmCancellation(page);
      await expect(heading(page, cancelledTitle)).toBeVisible();
    },
  },
  {
    name: 'cancellation that is done, of an order still held open',
    async reach(page) {
      await openStornoLink(page);
      const link = new URL(page.url()).pathname;
      const held = await page.request.get(
        `/rest/order/getOrderForStorno?stornoIdentifier=${link.split('/').at(-1)}`,
      );
      await askToCancel(page);
      await confirmCancellation(page);
      await expect(heading(page, cancelledTitle)).toBeVisible();
      const fault = { path: 'order/getOrderForStorno', body: await held.json() };
      await page.request.post('/sandbox/steuerung', { data: { faults: [fault] } });
      await page.goto(link);
      await expect(heading(page, 'Du hast diese Bestellung schon storniert')).toBeVisible();
    },
  },
];
