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

/** The place of the QR code with this name, which is at least 25 mm wide without its quiet zone. */
async function expectPaperCode(page: Page, name: string) {
  const box = (await page.getByRole('img', { name }).boundingBox())!;
  expect((box.width * 25.4) / 96).toBeGreaterThan(33);
  return box;
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
  const code = await expectPaperCode(page, `Seite der Bestellung ${saved!.orderId}`);
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(title!.x + title!.width).toBeLessThanOrEqual(code.x);
  expect(await printedPages(page)).toBe(1);
});

test('a list is printed as a sheet: every show in a row beside its day, black on white, without pictures and controls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/kinoprogramm-wien/kinoprogramm');
  await expect(page.getByRole('button', { name: 'Programm drucken' })).toBeVisible();
  // The paper of a phone is as wide as any.
  await page.setViewportSize({ width: 700, height: 640 });
  await page.emulateMedia({ media: 'print' });
  await expectPaperCode(page, 'Seite dieses Programms');
  for (const role of ['banner', 'contentinfo', 'navigation', 'search'] as const) {
    await expect(page.getByRole(role)).toHaveCount(0);
  }
  await expect(page.locator('button:enabled, .picture').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const wrong = await page.locator('article').evaluateAll((rows) =>
    rows
      .filter((row) => {
        const { left, top, height } = row.getBoundingClientRect();
        const day = row.closest('section')!.querySelector('h2')!.getBoundingClientRect();
        const isLaidOut = height > 10 && height < 80 && row.scrollWidth <= row.clientWidth;
        return (
          !isLaidOut || day.right > left || day.top > top || getComputedStyle(row).color !== 'rgb(0, 0, 0)'
        );
      })
      .map(({ textContent }) => textContent),
  );
  expect(wrong).toEqual([]);
  // Four weeks.
  expect(await printedPages(page)).toBe(2);
});
