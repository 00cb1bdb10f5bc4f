import { expect, test, type SandboxState } from './fixtures';
import { shopNow } from './shopClock';
import {
  button,
  endPayment,
  euro,
  expectEmptyCart,
  expectTicketInCart,
  fillCheckout,
  goToCheckout,
  leaveForCart,
  goToPayment,
  heading,
  openCheckout,
  order,
  orderButton,
  paidTitle,
  pay,
  ticketTotal,
} from './steps';

const saves = (requests: SandboxState['requests']) =>
  requests.filter(({ path }) => path === 'order/saveOrder');
const openTitle = 'Deine Zahlung ist noch offen';
const waitingTitle = 'Deine Zahlung ist noch unterwegs';
const unpaidTitle = 'Zahlung nicht abgeschlossen';
const unclearTitle = 'Es ist unklar, ob deine Bestellung angekommen ist';

const lost = [
  { choice: 'Zahlung fehlschlagen lassen', answer: 'Die Zahlung hat nicht geklappt' },
  { choice: 'Zahlung abbrechen', answer: 'Die Zahlung wurde abgebrochen' },
  { choice: 'Zahlung verfallen lassen', answer: 'Die Zeit zum Bezahlen ist abgelaufen' },
];

test('a lost payment keeps the cart, and ordering again goes on with the same order until it is paid', async ({
  page,
  sandbox,
}) => {
  await goToPayment(page);
  for (const { choice, answer } of lost) {
    await endPayment(page, choice, answer);
    await expectTicketInCart(page);
    await openCheckout(page);
    await fillCheckout(page);
    await order(page);
  }
  await pay(page);
  const { orders, outbox, requests } = await sandbox.state();
  expect(orders.map(({ status, total }) => ({ status, total }))).toEqual([{ status: 'paid', total: 1750 }]);
  expect(saves(requests)).toHaveLength(4);
  expect(outbox).toHaveLength(1);
  await expectEmptyCart(page);
});

test('a payment left open waits, keeps the cart, and offers another look after three minutes', async ({
  page,
}) => {
  await page.clock.install({ time: shopNow() });
  await goToPayment(page);
  await endPayment(page, 'Zahlung offen lassen', openTitle);
  await expect(page.getByText(/^Bestellnummer \d+$/)).toBeVisible();
  const lookAgain = button(page, 'Noch einmal nachsehen');
  await expect(lookAgain).toHaveCount(0);
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(lookAgain).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [50] });
  await lookAgain.click();
  await expect(heading(page, openTitle)).toBeVisible();
  await expectTicketInCart(page);
});

test('a payment confirmed late is seen without a reload', async ({ page, sandbox }) => {
  await goToPayment(page);
  await page.getByLabel('Sekunden, bis die Zahlung eintrifft').fill('5');
  await endPayment(page, 'Später bezahlen', waitingTitle);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await expect(heading(page, paidTitle)).toBeVisible();
  await expect(page.getByText(euro(`Betrag: ${ticketTotal}`))).toBeVisible();
  expect(loads).toBe(0);
  expect((await sandbox.state()).orders).toHaveLength(1);
  await expectEmptyCart(page);
});

test('Back from the payment page: the order can be paid, looked at or placed again, once', async ({
  page,
  sandbox,
}) => {
  await goToPayment(page);
  const paymentPage = page.url();
  await page.goBack();
  await expect(heading(page, unpaidTitle)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Weiter zur Zahlung' })).toHaveAttribute('href', paymentPage);

  await page.getByRole('link', { name: 'Zahlung prüfen' }).click();
  await expect(heading(page, openTitle)).toBeVisible();
  await page.goBack();
  await button(page, 'Neu bestellen').click();
  await fillCheckout(page);
  await order(page);
  expect((await sandbox.state()).orders).toHaveLength(1);

  await page.goBack();
  await page.getByRole('link', { name: 'Weiter zur Zahlung' }).click();
  await pay(page);
  const { orders, outbox } = await sandbox.state();
  expect(orders.map(({ status }) => status)).toEqual(['paid']);
  expect(outbox).toHaveLength(1);
  await expectEmptyCart(page);
});

test('a page restored from memory while it was leaving is unlocked', async ({ page }) => {
  await goToCheckout(page);
  // A payment page without content leaves the browser where it is.
  await page.route('**/sandbox/bezahlen/*', (route) => route.fulfill({ status: 204 }));
  await orderButton(page).click();
  await expect(heading(page, /weitergeleitet/)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(heading(page, unpaidTitle)).toBeVisible();
  await expect(button(page, 'Neu bestellen')).toBeEnabled();
});

test('five clicks and Enter while the order is being saved send it once', async ({ page, sandbox }) => {
  await sandbox.control({ faults: [{ path: 'order/saveOrder', delay: 4000 }] });
  await goToCheckout(page);
  await orderButton(page).click({ clickCount: 5 });
  await expect(button(page, 'Bestellung wird gesendet …')).toBeDisabled();
  await page.getByLabel('E-Mail-Adresse').press('Enter');
  await expect(heading(page, 'Testzahlung')).toBeVisible();
  const { orders, requests } = await sandbox.state();
  expect(orders).toHaveLength(1);
  expect(saves(requests)).toHaveLength(1);
});

test('a lost reply is called unclear, and sending again makes no second order', async ({
  page,
  sandbox,
  allowProblems,
}) => {
  allowProblems(/^request: net::\S+ POST .*order\/saveOrder/, /^console: Failed to load resource/);
  // Always, for the browser itself may repeat a request whose reused connection broke.
  await sandbox.control({ faults: [{ path: 'order/saveOrder', afterHandling: true, drop: true }] });
  await goToCheckout(page);
  await orderButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: unclearTitle })).toBeVisible();
  expect((await sandbox.state()).orders).toHaveLength(1);

  await sandbox.control({ faults: [] });
  await order(page);
  const { orders, requests } = await sandbox.state();
  expect(orders).toHaveLength(1);
  expect(new Set(saves(requests).map(({ body }) => (body as { orderKey: string }).orderKey)).size).toBe(1);
  await pay(page);
  await expectEmptyCart(page);
});

test('the cart survives a lost reply', async ({ page, sandbox, allowProblems }) => {
  allowProblems(/^request: net::\S+ POST .*order\/saveOrder/, /^console: Failed to load resource/);
  await sandbox.control({ faults: [{ path: 'order/saveOrder', drop: true }] });
  await goToCheckout(page);
  await orderButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: unclearTitle })).toBeVisible();
  await expect(page.getByLabel('Vorname')).toHaveValue('Ada');
  await leaveForCart(page);
  await expectTicketInCart(page);
  expect((await sandbox.state()).orders).toEqual([]);
});

test('a refused order says why and keeps the cart', async ({ page, sandbox }) => {
  const reason = 'So viele Plätze sind leider nicht mehr frei.';
  await sandbox.control({
    faults: [{ path: 'order/saveOrder', body: { success: false, errorMessage: reason } }],
  });
  await goToCheckout(page);
  await orderButton(page).click();
  const problem = page.getByRole('main').getByRole('alert');
  await expect(problem).toContainText(`Bestellung wurde nicht erstellt: ${reason}`);
  await leaveForCart(page);
  await expectTicketInCart(page);
});
