import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { passTime, takeTimers } from './shopClock';
import { button, cartLink, film, heading, phone } from './steps';

const landing = '/kinoprogramm-wien';
const selected = `${landing}?selectshow=305`;
const card = (page: Page) => page.locator('#show-305');
const slide = (page: Page) => page.getByRole('group', { name: /^\d von 3$/ });
/** px from the top of the window. */
const topOf = async (page: Page) => (await card(page).boundingBox())?.y ?? Number.NaN;
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
async function recordScrollPositions(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    window.addEventListener('scroll', () => positions.push(Math.round(window.scrollY)));
  });
  return () => page.evaluate(() => (window as unknown as { positions: number[] }).positions);
}

test('selectshow scrolls to the card and focuses it; reload and Back restore the scroll position in spite of it', async ({
  page,
  context,
}) => {
  await page.setViewportSize(phone);
  const positions = await recordScrollPositions(page);
  await page.goto(selected);
  await expect(card(page)).toBeFocused();
  await expect.poll(async () => Math.abs((await topOf(page)) - 96)).toBeLessThanOrEqual(2);
  const path = await positions();
  expect(new Set(path).size, 'it moves there').toBeGreaterThan(5);
  expect(path, 'never back').toEqual([...path].sort((one, other) => one - other));

  // A key press ends the animation.
  await page.keyboard.press('Shift');
  await page.evaluate(() => window.scrollTo(0, 600));
  await takeTimers(context);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(600);
  await passTime(page);
  expect(await scrolled(page)).toBe(600);
  await cartLink(page).evaluate((link: HTMLAnchorElement) => link.click());
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(600);
  await passTime(page);
  expect(await scrolled(page)).toBe(600);
  await expect(card(page)).not.toBeFocused();
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('selectshow jumps without animation, and the carousel does not move', async ({ page, context }) => {
    await takeTimers(context);
    const positions = await recordScrollPositions(page);
    await page.goto(selected);
    await expect(card(page)).toBeAttached();
    await page.clock.runFor(2200);
    await expect(card(page)).toBeFocused();
    expect(Math.abs((await topOf(page)) - 96)).toBeLessThanOrEqual(2);
    expect(new Set(await positions()).size, 'one jump, and what settles').toBeLessThanOrEqual(3);
    await expect(button(page, 'Abspielen')).toBeAttached();
    await page.clock.runFor(25_000);
    await expect(slide(page)).toHaveAccessibleName('1 von 3');
  });
});

test('the jump link moves the keyboard focus to the list', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(landing);
  await expect(page.getByRole('heading', { level: 4, name: film }).first()).toBeAttached();
  const jump = page.getByRole('link', { name: 'Direkt zum Programm' });
  await expect(jump).toBeInViewport();
  await jump.press('Enter');
  await expect(page.getByRole('region', { name: 'Alle Filme und Termine' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: 'Alle Filme und Termine' })).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Termin finden')).toBeFocused();
});
