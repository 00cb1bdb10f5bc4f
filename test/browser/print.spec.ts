import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
  button,
  euro,
  film,
  fillCart,
  fillCheckout,
  mandatoryProduct,
  openCart,
  openCheckout,
  order,
  pay,
} from './steps';

/** A4 pages of the page's print. */
async function printedPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('an order of a ticket and several Sundays is printed on one page with its number, lines, total and checklist, without controls', async ({
  page,
  sandbox,
}) => {
  await fillCart(page);
  await page.goto('/flohmarktprogramm-wien/501');
  await button(page, 'Menge erhöhen: Standplatz PKW').click();
  await button(page, 'Menge erhöhen: Tisch mieten').click();
  const dates = page.getByRole('region', { name: 'Auch an diesen Terminen' });
  for (const index of [0, 1]) await dates.getByRole('checkbox').nth(index).click();
  await expect(page.getByText('Summe für 3 Termine:')).toBeVisible();
  await button(page, 'Standplatz buchen').click();
  await openCart(page);
  await openCheckout(page);
  await fillCheckout(page);
  await order(page);
  await pay(page);
  const controls = [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('navigation', { name: 'Schritte der Bestellung' }),
    page.getByRole('button', { name: 'Bestätigung drucken' }),
  ];
  for (const control of controls) await expect(control).toBeVisible();
  const checklist = page.getByRole('region', { name: 'Checkliste für deinen Stand' });
  await expect(checklist).toHaveCount(0);

  await page.emulateMedia({ media: 'print' });
  // Queries by role ignore hidden elements.
  for (const control of controls) await expect(control).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  const [saved] = (await sandbox.state()).orders;
  await expect(page.getByText(`Bestellnummer ${saved!.orderId}`, { exact: true })).toBeVisible();
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  for (const [name, price] of [
    [film, '€ 12,50'],
    [mandatoryProduct, '€ 5,00'],
    ['Gesamtsumme', `€ ${(saved!.total / 100).toFixed(2).replace('.', ',')}`],
  ] as const) {
    await expect(row(name)).toContainText(euro(price));
    await expect(row(name)).toBeVisible();
  }
  await expect(row('Standplatz PKW')).toHaveCount(3);
  await expect(page.getByRole('rowheader').filter({ hasText: 'Marktgelände' })).toHaveCount(3);
  await expect(checklist.getByRole('listitem')).toHaveCount(5);
  expect(await printedPages(page)).toBe(1);
});
