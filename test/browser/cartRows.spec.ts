import { expect, test } from './fixtures';
import { addresses, button, film, fillCart, heading, overhang } from './steps';

/** Whether the rows are stacked, at the default text size and at twice that size. */
const rows: [number, string, boolean][] = [
  [320, '100%', true],
  [320, '200%', true],
  [767, '100%', true],
  [768, '100%', false],
  [768, '200%', true],
  [820, '100%', false],
  [820, '200%', true],
  [1024, '100%', false],
  [1024, '200%', true],
  [1280, '100%', false],
  [1280, '200%', true],
];

test('the rows of the cart are stacked with labels when their text does not fit side by side', async ({
  page,
}) => {
  await fillCart(page);
  await page.goto(addresses.cart);
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  await page.getByRole('textbox', { name: 'Gutscheincode' }).fill('WILLKOMMEN10');
  await button(page, 'Gutschein einlösen').click();
  await expect(page.getByText('Code WILLKOMMEN10', { exact: true })).toBeVisible();
  const line = page.getByRole('row').filter({ hasText: film });
  for (const [width, fontSize, isStacked] of rows) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
    for (const label of ['Produkt', 'Einzelpreis', 'Anzahl', 'Positionssumme']) {
      const shown = line.getByText(label, { exact: true });
      await expect(shown, `${label} at ${width} px and ${fontSize}`).toBeVisible({ visible: isStacked });
    }
    // An add-on has its own picture (requirements 2.5).
    const pictures = await page.locator('.cart-table tbody .picture').all();
    expect(pictures).toHaveLength(await page.locator('.cart-table tbody tr').count());
    for (const picture of pictures) await expect(picture).toBeVisible();
    await expect.poll(() => overhang(page), { message: `${width} px and ${fontSize}` }).toBe(0);
  }
});
