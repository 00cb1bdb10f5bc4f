import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
  button,
  euro,
  film,
  fillCheckout,
  goToPayment,
  mandatoryProduct,
  openCart,
  openCheckout,
  order,
  pay,
  ticketTotal,
} from './steps';

test('a paid order is printed with its number, lines and total, without controls', async ({
  page,
  sandbox,
}) => {
  await goToPayment(page);
  await pay(page);
  const controls = [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation', { name: 'Schritte der Bestellung' }),
    page.getByRole('button', { name: 'Bestätigung drucken' }),
  ];
  for (const control of controls) await expect(control).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  // Queries by role ignore hidden elements.
  for (const control of controls) await expect(control).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  const { orders } = await sandbox.state();
  await expect(page.getByText(`Bestellnummer ${orders[0]!.orderId}`, { exact: true })).toBeVisible();
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row(film)).toContainText(euro('€ 12,50'));
  await expect(row(film)).toBeVisible();
  await expect(row(mandatoryProduct)).toContainText(euro('€ 5,00'));
  await expect(row(mandatoryProduct)).toBeVisible();
  const total = row('Gesamtsumme');
  await expect(total).toContainText(euro(ticketTotal));
  await expect(total).toBeVisible();
});

/** A4 pages of the page's print. */
async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('a booking of several Sundays is printed on one page, with a checklist to tick off', async ({
  page,
}) => {
  await page.goto('/flohmarktprogramm-wien/501');
  await button(page, 'Menge erhöhen: Standplatz PKW').click();
  await button(page, 'Menge erhöhen: Tisch mieten').click();
  const dates = page.getByRole('region', { name: 'Auch an diesen Terminen' });
  // The third one is sold out.
  for (const index of [0, 1, 3]) await dates.getByRole('checkbox').nth(index).click();
  await expect(page.getByText('Summe für 4 Termine:')).toBeVisible();
  await button(page, 'Standplatz buchen').click();
  await openCart(page);
  await openCheckout(page);
  await fillCheckout(page);
  await order(page);
  await pay(page);
  const checklist = page.getByRole('region', { name: 'Checkliste für deinen Stand' });
  await expect(checklist).toHaveCount(0);

  await page.emulateMedia({ media: 'print' });
  await expect(checklist.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByText(/^Bestellnummer /)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Standplatz PKW' })).toHaveCount(4);
  await expect(page.getByRole('rowheader').filter({ hasText: 'Marktgelände' })).toHaveCount(4);
  expect(await printedPages(page)).toBe(1);
});
