import { expect, test } from './fixtures';
import { button, customer, goToCheckout, heading } from './steps';

const question = 'Kassa verlassen?';
const firstName = 'Vorname';

test('Back from a filled checkout asks for confirmation', async ({ page }) => {
  await goToCheckout(page);
  await page.evaluate(() => window.history.back());
  await expect(page.getByRole('dialog', { name: question })).toBeVisible();
  await expect(page).toHaveURL(/\/checkout$/);
  await button(page, 'Hier bleiben').click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByLabel(firstName)).toHaveValue(customer.firstName);

  await page.evaluate(() => window.history.back());
  await button(page, /^Verlassen$/).click();
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  await expect(heading(page, 'Warenkorb')).toBeFocused();
  await expect(page).toHaveURL(/\/cart$/);
  // Forward still works, and an empty form asks for no confirmation.
  await page.evaluate(() => window.history.forward());
  await expect(heading(page, 'Kassa')).toBeVisible();
  await expect(page.getByLabel(firstName)).toHaveValue('');
  await page.evaluate(() => window.history.back());
  await expect(heading(page, 'Warenkorb')).toBeVisible();
});

for (const [name, pause, target] of [
  ['at once', 0, 'Warenkorb'],
  ['one after the other', 10, 'Warenkorb'],
  ['over two entries at once', undefined, 'Goldrausch'],
] as const) {
  test(`two steps back ask for confirmation like one: ${name}`, async ({ page }) => {
    await goToCheckout(page);
    await page.evaluate((wait) => {
      if (wait === undefined) window.history.go(-2);
      else window.history.back();
      if (wait === 0) window.history.back();
      if (wait) setTimeout(() => window.history.back(), wait);
    }, pause);
    await expect(page.getByRole('dialog', { name: question })).toBeVisible();
    await expect(page).toHaveURL(/\/checkout$/);
    await button(page, /^Verlassen$/).click();
    await expect(heading(page, target)).toBeFocused();
    await page.evaluate(() => window.history.forward());
    await expect(heading(page, target === 'Warenkorb' ? 'Kassa' : 'Warenkorb')).toBeVisible();
  });
}
