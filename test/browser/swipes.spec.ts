import type { Locator, Page } from '@playwright/test';
import { openAuthDialog } from './accountSteps';
import { expect, test } from './fixtures';
import { swipe, touchPhone } from './gestures';
import { addresses, button } from './steps';

test.use(touchPhone);

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const left = { right: -120 };
const right = { right: 120 };

/** Returns when the page is at rest: a page that still scrolls would move under the next finger. */
async function expectScroll(target: Locator, movement: Parameters<typeof swipe>[1]): Promise<void> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  const rest = await page.evaluateHandle(() => ({
    reached: new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })),
  }));
  await swipe(target, movement);
  await rest.evaluate(({ reached }) => reached);
  expect(await scrollY(page), JSON.stringify(movement)).toBeGreaterThan(before);
}

test('a horizontal swipe turns the ratings across both ends and does not scroll; a vertical or a short movement does not turn them', async ({
  page,
}) => {
  await page.goto('/kinoprogramm-wien');
  // The slides advance by themselves.
  await button(page, 'Anhalten').tap();
  const slides = page.locator('.carousel-inner');
  await slides.scrollIntoViewIfNeeded();
  const first = await scrollY(page);
  const expectSlide = (position: number) =>
    expect(page.getByRole('group', { name: `${position} von 3` })).toBeVisible();
  await expectSlide(1);
  for (const [movement, slide] of [
    [left, 2],
    [right, 1],
    [right, 3],
    [left, 1],
    // Mainly horizontal.
    [{ right: -120, down: -60 }, 2],
    [right, 1],
    // Too short.
    [{ right: -30 }, 1],
  ] as const) {
    await swipe(slides, movement);
    await expectSlide(slide);
    expect(await scrollY(page), JSON.stringify(movement)).toBe(first);
  }
  for (const movement of [{ down: -60 }, { right: -30, down: -60 }]) {
    await expectScroll(slides, movement);
    await expectSlide(1);
  }
});

test('a swipe over the month view turns the month within its range and selects no day, a vertical movement scrolls', async ({
  page,
}) => {
  await page.goto(`${addresses.programme}?ansicht=monat`);
  const grid = page.getByRole('grid');
  const day = grid.locator('[aria-disabled="false"]').first();
  const title = page.locator('.month-head').getByRole('heading');
  const [previous, next] = [button(page, 'Voriger Monat'), button(page, 'Nächster Monat')];
  const first = await title.textContent();
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  const address = page.url();
  await expectScroll(grid, { right: -60, down: -120 });
  await expect(title).toHaveText(first!);
  expect(page.url()).toBe(address);

  await swipe(day, right);
  await expect(title).toHaveText(first!);
  await swipe(day, left);
  await expect(title).not.toHaveText(first!);
  await expect(previous).toHaveAttribute('aria-disabled', 'false');
  await swipe(grid, right);
  await expect(title).toHaveText(first!);
  while ((await next.getAttribute('aria-disabled')) === 'false') await next.tap();
  const last = await title.textContent();
  await swipe(grid, left);
  await expect(title).toHaveText(last!);
  expect(page.url()).not.toContain('tag=');
});

test('pages reload by pulling, but scrolling beyond the end of a dialog or the drawer does not reach the page', async ({
  page,
}) => {
  await page.goto(addresses.programme);
  for (const part of ['html', 'body']) {
    await expect(page.locator(part)).toHaveCSS('overscroll-behavior', 'auto');
  }
  await button(page, /^Menü$/).tap();
  await expect(page.locator('.menus')).toHaveCSS('overscroll-behavior', 'contain');
  await button(page, 'Menü schließen').tap();
  await openAuthDialog(page);
  await expect(page.locator('.modal')).toHaveCSS('overscroll-behavior', 'contain');
});
