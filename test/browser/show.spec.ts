import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { addresses, button, desktop, euro, fillCart, phone } from './steps';

const sizes = [
  { name: 'phone', viewport: phone },
  { name: 'desktop', viewport: desktop },
];

const isFocused = (element: Locator) => element.evaluate((own) => own === document.activeElement);

/** Moves the focus to the next element, which the bar must not cover. */
async function expectNextUncovered(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  const isCovered = await page.evaluate(() => {
    const bar = document.querySelector('.bottom-bar')!.getBoundingClientRect();
    const focused = document.activeElement!.getBoundingClientRect();
    return focused.bottom > bar.top && focused.top < bar.bottom && focused.right > bar.left;
  });
  expect(isCovered).toBe(false);
}

for (const { name, viewport } of sizes) {
  test(`the total and the buy button of a show stay visible and do not cover the focused element: ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(addresses.show);
    await button(page, /^Menge erhöhen: Popcorn gesalzen/).click();
    await expect(button(page, 'In den Warenkorb')).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(euro('Summe: € 22,40'))).toBeInViewport({ ratio: 1 });
    const last = page.getByRole('textbox', { name: /^Menge: / }).last();
    while (!(await isFocused(last))) await expectNextUncovered(page);
  });

  test(`the total of a cart does not cover the focused element: ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const show of [addresses.show, addresses.otherShow, addresses.thirdShow]) await fillCart(page, show);
    await page.goto(addresses.cart);
    const last = button(page, /^Menge erhöhen/).last();
    await expect(last).toBeVisible();
    while (!(await isFocused(last))) await expectNextUncovered(page);
  });
}

test('the total of a show is not sticky on a low screen', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(addresses.show);
  await button(page, /^Menge erhöhen: Popcorn gesalzen/).click();
  await expect(button(page, 'In den Warenkorb')).not.toBeInViewport();
});
