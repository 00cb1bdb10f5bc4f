import { expect, test } from './fixtures';
import { euro, film, goToPayment, mandatoryProduct, pay, ticketTotal } from './steps';

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
