import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { addresses, button, desktop, euro, fillCart, phone } from './steps';

/** Tab leads through all quantities, and the bottom bar covers none of what has the focus. */
async function expectUncovered(page: Page): Promise<void> {
  const last = page.getByRole('button', { name: /^Menge erhöhen/ }).last();
  await expect(last).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  let isLast = false;
  while (!isLast) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      const bar = document.querySelector('.bottom-bar')!.getBoundingClientRect();
      const focused = document.activeElement!.getBoundingClientRect();
      return focused.bottom > bar.top && focused.top < bar.bottom && focused.right > bar.left;
    });
    expect(isCovered).toBe(false);
    isLast = await last.evaluate((own) => own === document.activeElement);
  }
}

test('the total and the buy button of a show stay visible and cover nothing that has the focus, except on a low screen', async ({
  page,
}) => {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await page.goto(addresses.show);
    await button(page, /^Menge erhöhen: Popcorn gesalzen/).click();
    await expect(button(page, 'In den Warenkorb')).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(euro('Summe: € 22,40'))).toBeInViewport({ ratio: 1 });
    await expectUncovered(page);
  }
  await page.setViewportSize({ width: 844, height: 390 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(button(page, 'In den Warenkorb')).not.toBeInViewport();
});

test('the total of a cart covers nothing that has the focus', async ({ page }) => {
  for (const show of [addresses.show, addresses.otherShow, addresses.thirdShow]) await fillCart(page, show);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await page.goto(addresses.cart);
    await expectUncovered(page);
  }
});
