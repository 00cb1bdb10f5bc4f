import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { addresses, button, desktop, euro, openCart, phone, putIntoCart } from './steps';

/** Tab leads through all quantities, and the bottom bar covers none of what has the focus. */
async function expectUncovered(page: Page): Promise<void> {
  const last = page.getByRole('button', { name: /^Menge erhöhen/ }).last();
  await expect(last).toBeVisible();
  await page.getByRole('main').focus();
  const element = await last.elementHandle();
  let isLast = false;
  while (!isLast) {
    await page.keyboard.press('Tab');
    const reached = await page.evaluate((own) => {
      const bar = document.querySelector('.bottom-bar')!.getBoundingClientRect();
      const focused = document.activeElement!.getBoundingClientRect();
      const isCovered = focused.bottom > bar.top && focused.top < bar.bottom && focused.right > bar.left;
      return { isCovered, isLast: own === document.activeElement };
    }, element);
    expect(reached.isCovered).toBe(false);
    ({ isLast } = reached);
  }
}

test('the bar with the total stays visible in a show and in the cart and covers nothing that has the focus, except on a low screen', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(addresses.show);
  await button(page, /^Menge erhöhen: Popcorn gesalzen/).click();
  const buy = button(page, 'In den Warenkorb');
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await expect(buy).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(euro('Summe: € 22,40'))).toBeInViewport({ ratio: 1 });
  }
  await expectUncovered(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(buy).not.toBeInViewport();

  await putIntoCart(page);
  await openCart(page);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expectUncovered(page);
  }
});
