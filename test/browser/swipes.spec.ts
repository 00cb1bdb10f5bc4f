import type { Page } from '@playwright/test';
import { openAuthDialog } from './accountSteps';
import { expect, test } from './fixtures';
import { swipe, touchPhone } from './gestures';
import { addresses, button } from './steps';

test.use(touchPhone);

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const left = { right: -120 };
const right = { right: 120 };

async function openReviews(page: Page) {
  await page.goto('/kinoprogramm-wien');
  // The slides advance by themselves.
  await button(page, 'Anhalten').tap();
  const slides = page.locator('.carousel-inner');
  await slides.scrollIntoViewIfNeeded();
  const first = await scrollY(page);
  const expectSlide = (position: number) =>
    expect(page.getByRole('group', { name: `${position} von 3` })).toBeVisible();
  await expectSlide(1);
  return { slides, first, expectSlide };
}

test('a horizontal swipe turns the ratings forward and back, across both ends, and does not scroll', async ({
  page,
}) => {
  const { slides, first, expectSlide } = await openReviews(page);
  await swipe(slides, left);
  await expectSlide(2);
  await swipe(slides, right);
  await expectSlide(1);
  await swipe(slides, right);
  await expectSlide(3);
  expect(await scrollY(page)).toBe(first);
});

test('a movement that is too short for a swipe turns nothing', async ({ page }) => {
  const { slides, expectSlide } = await openReviews(page);
  await swipe(slides, { right: -30 });
  await expectSlide(1);
});

for (const movement of [{ down: -120 }, { right: -60, down: -120 }]) {
  test(`a mainly vertical movement over the ratings scrolls and turns nothing: ${JSON.stringify(movement)}`, async ({
    page,
  }) => {
    const { slides, first, expectSlide } = await openReviews(page);
    await swipe(slides, movement);
    await expect.poll(() => scrollY(page)).toBeGreaterThan(first);
    await expectSlide(1);
  });
}

test('a mainly horizontal movement over the ratings turns them and does not scroll', async ({ page }) => {
  const { slides, first, expectSlide } = await openReviews(page);
  await swipe(slides, { right: -120, down: -60 });
  await expectSlide(2);
  expect(await scrollY(page)).toBe(first);
});

test('a swipe over the month view turns the month within its range and selects no day', async ({ page }) => {
  await page.goto(`${addresses.programme}?ansicht=monat`);
  const grid = page.getByRole('grid');
  const day = grid.locator('[aria-disabled="false"]').first();
  const title = page.locator('.month-head').getByRole('heading');
  const [previous, next] = [button(page, 'Voriger Monat'), button(page, 'Nächster Monat')];
  const first = await title.textContent();
  await expect(previous).toHaveAttribute('aria-disabled', 'true');

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

test('a vertical movement over the month view scrolls and keeps the month', async ({ page }) => {
  await page.goto(`${addresses.programme}?ansicht=monat`);
  const grid = page.getByRole('grid');
  await grid.scrollIntoViewIfNeeded();
  const [first, address] = [await scrollY(page), page.url()];
  await swipe(grid, { right: -60, down: -120 });
  await expect.poll(() => scrollY(page)).toBeGreaterThan(first);
  expect(page.url()).toBe(address);
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
