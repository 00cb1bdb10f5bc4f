import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { addresses, button, fillCart } from './steps';

/** What can be seen of the toasts, from above, and whether they cover the bar or what has the focus. */
async function shownToasts(page: Page) {
  return page.evaluate(() => {
    const toasts = [...document.querySelectorAll('.Toastify__toast')];
    const boxes = toasts.map((toast) => toast.getBoundingClientRect()).filter(({ width }) => width > 1);
    const covered = [...document.querySelectorAll('.buy-bar, :focus')].filter((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return boxes.some((box) => box.bottom > top && box.top < bottom);
    });
    return {
      total: toasts.length,
      seen: boxes.length,
      tallest: Math.max(...boxes.map(({ height }) => height)),
      covered: covered.map(({ textContent }) => textContent),
    };
  });
}

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('of many notifications the last two are seen, above the bar with the button', async ({ page }) => {
    await fillCart(page);
    const added = page.getByText('Produkt wurde dem Warenkorb hinzugefügt');
    // At once, so that the first is still there when the last comes.
    await button(page, 'In den Warenkorb').evaluate((add: HTMLElement) => {
      add.focus();
      for (let presses = 0; presses < 3; presses += 1) add.click();
    });
    await expect
      .poll(async () => {
        const { total, seen, tallest, covered } = await shownToasts(page);
        return { many: total > 2, seen, flat: tallest <= 56, covered };
      })
      .toEqual({ many: true, seen: 2, flat: true, covered: [] });
    await expect(added).toHaveCount(0);
  });

  test('a notification makes room for what has the focus, and for the next that gets it', async ({
    page,
  }) => {
    await fillCart(page);
    await page.goto(addresses.cart);
    const field = page.getByRole('textbox', { name: 'Gutscheincode' });
    await field.fill('FALSCH');
    const toLowerEdge = () =>
      window.scrollBy(0, document.activeElement!.getBoundingClientRect().bottom - window.innerHeight + 24);
    await page.evaluate(toLowerEdge);
    await field.press('Enter');
    await expect(page.getByText(/^\S+ Gutschein ungültig/)).toBeVisible();
    await expect.poll(() => shownToasts(page)).toMatchObject({ seen: 1, covered: [] });
    await button(page, 'Gutschein einlösen').focus();
    await page.evaluate(toLowerEdge);
    await expect.poll(() => shownToasts(page)).toMatchObject({ seen: 1, covered: [] });
  });
});
