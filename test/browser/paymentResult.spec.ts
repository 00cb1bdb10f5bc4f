import type { Fault } from '@test/sandbox/app';
import { expect, test } from './fixtures';
import { button, endPayment, expectTicketInCart, fillCart, goToPayment, heading, paidTitle } from './steps';

const unreachableTitle = 'Wir können den Stand deiner Zahlung gerade nicht abfragen';

test('an unknown order number is said to be unknown and leaves the cart alone', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/^request: 404 GET .*order\/paymentStatus/);
  await fillCart(page);
  await page.goto('/pspresult?orderid=99999');
  await expect(heading(page, 'Diese Bestellung kennen wir nicht')).toBeVisible();
  await expect(page.getByText('Bestellnummer 99999')).toBeVisible();
  await expect(button(page, 'Noch einmal nachsehen')).toBeVisible();
  await expectTicketInCart(page);
});

test('without an order number the visitor is asked which order is meant', async ({ page, sandbox }) => {
  await fillCart(page);
  for (const address of ['/pspresult', '/bezahlung/%20', `/bezahlung/${'9'.repeat(101)}`]) {
    await page.goto(address);
    await expect(heading(page, 'Welche Bestellung meinst du?')).toBeVisible();
  }
  expect((await sandbox.state()).requests.filter(({ path }) => path === 'order/paymentStatus')).toEqual([]);
  await expectTicketInCart(page);
});

const unreadable: { name: string; fault: Omit<Fault, 'path'> }[] = [
  { name: 'a 500', fault: { status: 500 } },
  { name: 'HTML in place of the answer', fault: { raw: '<!doctype html><title>Wartung</title>' } },
];

for (const { name, fault } of unreadable) {
  test(`${name}: the cart is kept, and another look finds the payment`, async ({
    page,
    sandbox,
    allowProblems,
  }) => {
    allowProblems(/^request: 500 GET .*order\/paymentStatus/);
    await goToPayment(page);
    await sandbox.control({ faults: [{ path: 'order/paymentStatus', ...fault }] });
    await endPayment(page, 'Jetzt bezahlen', unreachableTitle);
    await expect(page.getByText(/^Bestellnummer \d+$/)).toBeVisible();
    await expectTicketInCart(page);
    await page.goBack();
    await expect(heading(page, unreachableTitle)).toBeVisible();

    await sandbox.control({ faults: [] });
    await button(page, 'Noch einmal nachsehen').click();
    await expect(heading(page, paidTitle)).toBeVisible();
  });
}
