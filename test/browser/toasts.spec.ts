import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { addresses, button, fillCart } from './steps';

/** What can be seen of the toasts, from above, and whether they cover the bar or what has the focus. */
async function shownToasts(page: Page): Promise<{ heights: number[]; covered: string[] }> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.Toastify__toast')]
      .map((toast) => toast.getBoundingClientRect())
      .filter(({ width }) => width > 1);
    const covered = [...document.querySelectorAll('.buy-bar, :focus')].filter((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return boxes.some((box) => box.bottom > top && box.top < bottom);
    });
    return {
      heights: boxes.map(({ height }) => Math.round(height)),
      covered: covered.map(({ textContent }) => textContent),
    };
  });
}

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('of many notifications the last two are seen, above the bar with the button', async ({ page }) => {
    await fillCart(page);
    for (let presses = 0; presses < 3; presses += 1) await button(page, 'In den Warenkorb').press('Enter');
    await expect(page.getByText('Produkt wurde dem Warenkorb hinzugefügt')).toHaveCount(4);
    await expect
      .poll(() => shownToasts(page))
      .toEqual({ heights: [expect.any(Number), expect.any(Number)], covered: [] });
    const { heights } = await shownToasts(page);
    expect(Math.max(...heights)).toBeLessThanOrEqual(56);
    await expect(page.getByText('Produkt wurde dem Warenkorb hinzugefügt')).toHaveCount(0);
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
    await expect.poll(() => shownToasts(page)).toEqual({ heights: [expect.any(Number)], covered: [] });
    await button(page, 'Gutschein einlösen').focus();
    await page.evaluate(toLowerEdge);
    await expect.poll(() => shownToasts(page)).toEqual({ heights: [expect.any(Number)], covered: [] });
  });
});
