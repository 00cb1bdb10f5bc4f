import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
  addresses,
  button,
  countOf,
  desktop,
  euro,
  film,
  heading,
  openCart,
  phone,
  putIntoCart,
} from './steps';

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

/** Presses the mouse, waits until what leaving a field causes would be rendered, and releases at the same point. */
async function pressSlowly(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 50)));
  await page.mouse.up();
}

test('a press that leaves a typed quantity counts, with the quantity as it was corrected, and one that removes the line too', async ({
  page,
}) => {
  // The bar is not fixed here.
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(addresses.show);
  await countOf(page, 'Popcorn gesalzen').fill('601');
  await pressSlowly(page, button(page, 'In den Warenkorb'));
  await expect(page.getByRole('main').getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
  await openCart(page);
  await expect(countOf(page, 'Popcorn gesalzen')).toHaveValue('600');

  await countOf(page, 'Popcorn gesalzen').fill('0');
  await pressSlowly(page, button(page, 'Zur Kasse'));
  await expect(heading(page, 'Kassa')).toBeVisible();
  await page.goBack();
  await expect(countOf(page, film)).toHaveValue('1');
  await expect(countOf(page, 'Popcorn gesalzen')).toHaveCount(0);
});
