import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { deferFiles } from './deferredFiles';
import { expect, test } from './fixtures';
import {
  addresses,
  cartLink,
  desktop,
  goByMenu,
  heading,
  notFoundResponse,
  overhang,
  phone,
  tabTo,
} from './steps';

const landing = '/flohmarkt-wien';
const missing = addresses.unknown;

const nav = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' });
const menu = (page: Page, name: string) => nav(page).getByRole('button', { name, exact: true });
const links = (page: Page) => nav(page).getByRole('link');
const footerLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Weitere Seiten' }).getByRole('link', { name, exact: true });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'geladen' })).toHaveCount(0);
}

/** Opening a menu must not move the content. */
const topOfMain = (page: Page) =>
  page.getByRole('main').evaluate((main) => main.getBoundingClientRect().top + window.scrollY);

const heightOf = async (target: Locator) => (await target.boundingBox())?.height ?? 0;

test.beforeEach(({ allowProblems }) => allowProblems(notFoundResponse));

/** The number of lines of a text. */
const linesOf = (target: Locator) =>
  target.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

/** Opens each menu at each width and text size. */
async function expectNoOverhang(page: Page, address: string): Promise<void> {
  for (const [width, fontSize] of [
    [320, '200%'],
    [992, '100%'],
    [992, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
    const all = menu(page, 'Menü');
    const isDrawer = await all.isVisible();
    if (isDrawer) await all.click();
    const menus = page.locator('.menu > button');
    for (let index = 0; index < (await menus.count()); index += 1) {
      await menus.nth(index).click();
      expect(await overhang(page), `${address}, ${width} px, text ${fontSize}, menu ${index}`).toBe(0);
      // A tall menu scrolls with the page.
      await links(page).last().scrollIntoViewIfNeeded();
      await expect(links(page).last()).toBeInViewport({ ratio: 1 });
    }
    await expect(cartLink(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(links(page)).toHaveCount(0);
    if (isDrawer) await page.keyboard.press('Escape');
    await expect(menus.first()).toBeVisible({ visible: !isDrawer });
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

/** The elements of the header that a finger presses are at least 44 px high. */
async function expectHighHeader(page: Page, ...menus: string[]): Promise<void> {
  const header = page.getByRole('banner');
  const pressed = [/^Kino wie Damals/, /^Warenkorb/, 'Suche'].map((name) =>
    header.getByRole('link', { name }),
  );
  for (const target of [...pressed, ...menus.map((name) => menu(page, name))])
    expect(await heightOf(target), (await target.textContent()) ?? '').toBeGreaterThanOrEqual(44);
}

for (const [address, name, kept, left] of [
  [missing, 'Autokino', 'Veranstaltungen', 'Open-Air-Kino'],
  [landing, 'Flohmarkt', 'Standplatz buchen', 'Tipps für den Besuch'],
] as const)
  test(`${address}: from 992 px the menus are a row of single lines, below behind one button, over the page, and the footer is compact up to 768 px`, async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await open(page, address);
    await expect(menu(page, 'Menü')).toBeHidden();
    const top = await topOfMain(page);
    await tabTo(page, menu(page, name));
    await page.keyboard.press('Enter');
    await expect(links(page).first()).toBeVisible();
    expect(await topOfMain(page)).toBe(top);
    await expectAccessible(page, 'header');
    await page.keyboard.press('Tab');
    await expect(links(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(links(page)).toHaveCount(0);
    await expect(menu(page, name)).toBeFocused();

    for (const width of [991, 992, 1024, 1199, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      const isNarrow = width < 992;
      await expect(menu(page, 'Menü')).toBeVisible({ visible: isNarrow });
      await expect(menu(page, name)).toBeVisible({ visible: !isNarrow });
      if (isNarrow) continue;
      for (const label of await page.locator('.menu > button').all())
        expect(await linesOf(label), `${await label.textContent()}, ${width} px`).toBe(1);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb' })).toBeVisible();
      await expect.poll(() => overhang(page), { message: `${width} px` }).toBe(0);
    }
    await expectNoOverhang(page, address);

    for (const width of [768, 769]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(footerLink(page, left)).toBeVisible({ visible: width > 768 });
      const always = ['Impressum', 'AGBs', 'Barrierefreiheit', 'Feedback', 'Favoriten', 'Meine Bestellungen'];
      for (const link of [kept, ...always])
        expect(await heightOf(footerLink(page, link)), link).toBeGreaterThanOrEqual(24);
    }
  });

test('the first Tab focuses the skip link; header and drawer have large targets, and mark the page’s menu', async ({
  page,
}) => {
  await page.goto(addresses.programme);
  await expect(heading(page, 'Kinoprogramm')).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();

  await expectHighHeader(page, 'Flohmarkt');
  await expect(menu(page, 'Kinoprogramm')).toHaveCSS('text-decoration-line', 'underline');
  await expect(menu(page, 'Flohmarkt')).toHaveCSS('text-decoration-line', 'none');
  await menu(page, 'Kinoprogramm').click();
  await expect(nav(page).locator('[aria-current=page]')).toHaveText(['Kinoprogramm']);
  await page.keyboard.press('Escape');

  await page.setViewportSize(phone);
  await expectHighHeader(page);
  const top = await topOfMain(page);
  await menu(page, 'Menü').click();
  await menu(page, 'Flohmarkt').click();
  expect(await topOfMain(page)).toBe(top);
  for (const target of [menu(page, 'Menü'), menu(page, 'Flohmarkt'), links(page).first()])
    expect(await heightOf(target)).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Escape');
  await expect(menu(page, 'Flohmarkt')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page, 'Menü')).toBeFocused();
  await expect(menu(page, 'Flohmarkt')).toBeHidden();

  await menu(page, 'Menü').click();
  await expect(menu(page, 'Flohmarkt')).toBeVisible();
  await page.mouse.click(20, phone.height / 2);
  await expect(menu(page, 'Flohmarkt')).toBeHidden();
});

test('the heading gets the focus after a navigation before the first screen has loaded, to a lazy screen, and back', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.route(/\/HomePage[-.].*(?:js|tsx)/, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  // Before its stylesheets load, the prerendered page shows the menu button of narrow screens.
  await page.waitForLoadState('domcontentloaded');
  await goByMenu(page, 'Kinoprogramm', 'Kinoprogramm');
  await expect(heading(page, 'Kinoprogramm')).toBeFocused();

  const code = await deferFiles(page, /\/JobsPage[-.]/);
  await cartLink(page).click();
  await expect(heading(page, 'Warenkorb')).toBeFocused();
  await goByMenu(page, 'Flohmarkt', 'Jobs');
  await code.release();
  await expect(heading(page, /Flohmarkt/)).toBeFocused();
  await expect(links(page)).toHaveCount(0);
  await menu(page, 'Menü').click();
  await menu(page, 'Kino').press('Enter');
  await page.keyboard.press('Tab');
  await expect(links(page).first()).toBeFocused();
  await page.goBack({ waitUntil: 'commit' });
  await expect(links(page)).toHaveCount(0);
  await page.goBack({ waitUntil: 'commit' });
  await expect(heading(page, 'Warenkorb')).toBeFocused();
});

test('breadcrumbs leave out the page itself and do not wrap on a phone', async ({ page }) => {
  // Their breadcrumbs fill most of a line.
  for (const address of [
    '/show/305',
    '/flohmarktprogramm-wien/501',
    '/kinoprogramm-wien/kinofilm/metropolis',
    '/kinderflohmarkt/taschengeld',
  ]) {
    await page.goto(address);
    // The breadcrumbs are rendered anew when the content arrives.
    await expect(page.locator('.prehydrated, .skeleton')).toHaveCount(0);
    const crumbs = page.locator('.breadcrumbs li');
    await expect(crumbs.last()).toHaveAttribute('aria-current', 'page');
    // A classic scrollbar, as in Firefox on a desktop, takes 12 px.
    for (const width of [390, 378]) {
      await page.setViewportSize({ width, height: 844 });
      const boxes = await crumbs.evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
      expect(boxes.at(-1)!.width, address).toBe(1);
      expect(new Set(boxes.slice(0, -1).map(({ top }) => top)).size, `${address}, ${width} px`).toBe(1);
    }
  }
});
