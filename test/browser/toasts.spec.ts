import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { addresses, button, overhang, phone, putIntoCart } from './steps';

/** Visible toasts from the top, and whether they cover the bar or the focused element. */
async function shownToasts(page: Page) {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.Toastify__toast')]
      .map((toast) => toast.getBoundingClientRect())
      .filter(({ width }) => width > 1);
    const covered = [...document.querySelectorAll('.bottom-bar, :focus')].filter((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return boxes.some((box) => box.bottom > top && box.top < bottom);
    });
    return {
      seen: boxes.length,
      tallest: Math.max(...boxes.map(({ height }) => height)),
      covered: covered.map(({ textContent }) => textContent),
    };
  });
}

/** Keeps toasts open until the returned function is called, independent of timers. */
async function deferToasts(page: Page): Promise<() => Promise<void>> {
  const content = '.Toastify__progress-bar { animation-play-state: paused !important; }';
  const stylesheet = await page.addStyleTag({ content });
  return () => stylesheet.evaluate((element: Element) => element.remove());
}

/** Records in every frame what covers a button in the window. */
async function recordCovers(page: Page, name: string): Promise<() => Promise<string[]>> {
  await page.evaluate((text) => {
    const covers: string[] = [];
    Object.assign(window, { covers });
    const record = () => {
      const control = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === text,
      );
      const { left, top, width, height } = control!.getBoundingClientRect();
      for (const [x, y] of [
        [0.5, 0.5],
        [0.05, 0.2],
        [0.95, 0.2],
        [0.05, 0.8],
        [0.95, 0.8],
      ] as const) {
        const over = document.elementFromPoint(left + width * x, top + height * y);
        if (over && !control!.contains(over)) covers.push(`${over.className} at ${scrollY} px`);
      }
      requestAnimationFrame(record);
    };
    record();
  }, name);
  return () => page.evaluate(() => (window as unknown as { covers: string[] }).covers);
}

test('notifications are above the bottom bar, only the last two are visible, and none covers the focus or the checkout button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(addresses.show);
  const release = await deferToasts(page);
  const added = page.getByText('Produkt wurde dem Warenkorb hinzugefügt');
  await putIntoCart(page);
  // Of the notifications during loading, the last three are kept.
  await expect(added).toHaveCount(1);
  for (let presses = 0; presses < 3; presses += 1) await button(page, 'In den Warenkorb').press('Enter');
  await expect(added).toHaveCount(4);
  expect(await overhang(page)).toBe(0);
  await expect
    .poll(async () => {
      const { seen, tallest, covered } = await shownToasts(page);
      return { seen, isFlat: tallest <= 56, covered };
    })
    .toEqual({ seen: 2, isFlat: true, covered: [] });
  await release();
  await expect(added).toHaveCount(0);

  await page.goto(addresses.cart);
  await deferToasts(page);
  const field = page.getByRole('textbox', { name: 'Gutscheincode' });
  await field.fill('FALSCH');
  const scrollToBottom = () =>
    window.scrollBy(0, document.activeElement!.getBoundingClientRect().bottom - window.innerHeight + 24);
  await page.evaluate(scrollToBottom);
  await field.press('Enter');
  await expect(page.getByText(/^\S+ Gutschein ungültig/)).toBeVisible();
  await expect.poll(() => shownToasts(page)).toMatchObject({ seen: 1, covered: [] });
  await button(page, 'Gutschein einlösen').focus();
  await page.evaluate(scrollToBottom);
  await expect.poll(() => shownToasts(page)).toMatchObject({ seen: 1, covered: [] });

  await page.setViewportSize(phone);
  const covers = await recordCovers(page, 'Zur Kasse');
  await field.fill('WILLKOMMEN10');
  await button(page, 'Gutschein einlösen').click();
  await expect(page.getByText(/^\S+ Gutschein wurde dem Warenkorb hinzugefügt/)).toBeVisible();
  await page.evaluate(async () => {
    for (let scrollTop = 0; scrollTop < document.documentElement.scrollHeight; scrollTop += 24) {
      scrollTo({ top: scrollTop, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  expect(await covers()).toEqual([]);
});

test('a failed stylesheet of the notifications causes only a warning, and the next notification shows both', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/^request: net::ERR_FAILED GET \S+\/Toasts-[^/]+\.css$/);
  const stylesheets = /\/Toasts-[^/]+\.css$/;
  const warned = page.waitForEvent('console', (message) =>
    message.text().startsWith('The notifications could not be loaded.'),
  );
  await page.route(stylesheets, (route) => route.abort());
  await page.goto(addresses.show);
  await putIntoCart(page);
  await warned;
  await page.unroute(stylesheets);
  await button(page, 'In den Warenkorb').press('Enter');
  await expect(page.getByText('Produkt wurde dem Warenkorb hinzugefügt')).toHaveCount(2);
});
