import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, test } from './fixtures';
import {
  addresses,
  cartLink,
  desktop,
  goByMenu,
  heading,
  overhang,
  phone,
  tabTo,
  unknownAnswer,
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

async function heightOf(target: ReturnType<typeof menu>): Promise<number> {
  return (await target.boundingBox())?.height ?? 0;
}

test.beforeEach(({ allowProblems }) => allowProblems(unknownAnswer));

test('on a wide screen the menus open by the keyboard, over the page', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, missing);
  await expect(menu(page, 'Menü')).toBeHidden();
  const top = await topOfMain(page);
  await tabTo(page, menu(page, 'Autokino'));
  await page.keyboard.press('Enter');
  await expect(links(page)).toHaveCount(6);
  expect(await topOfMain(page)).toBe(top);
  await expectAccessible(page, 'header');
  await page.keyboard.press('Tab');
  await expect(links(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(links(page)).toHaveCount(0);
  await expect(menu(page, 'Autokino')).toBeFocused();
});

test('the row of menus is shown from 992 px', async ({ page }) => {
  await open(page, addresses.cart);
  for (const [width, isNarrow] of [
    [991, true],
    [992, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(menu(page, 'Menü')).toBeVisible({ visible: isNarrow });
    await expect(menu(page, 'Flohmarkt')).toBeVisible({ visible: !isNarrow });
  }
});

test('the names of the menus do not wrap', async ({ page }) => {
  for (const address of [landing, missing]) {
    await open(page, address);
    for (const width of [992, 1024, 1199, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of await page.locator('.menu > button').all()) {
        const lines = await name.evaluate((button) => {
          const text = document.createRange();
          text.selectNodeContents(button);
          return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
        });
        expect(lines, `${await name.textContent()}, ${width} px, ${address}`).toBe(1);
      }
      await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb' })).toBeVisible();
      await expect.poll(() => overhang(page), { message: `${width} px, ${address}` }).toBe(0);
    }
  }
});

test('on a phone the menus are behind one button, over the page', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, missing);
  await expect(menu(page, 'Flohmarkt')).toBeHidden();
  const top = await topOfMain(page);
  await menu(page, 'Menü').click();
  await menu(page, 'Flohmarkt').click();
  await expect(links(page)).toHaveCount(4);
  expect(await topOfMain(page)).toBe(top);
  for (const target of [menu(page, 'Menü'), menu(page, 'Flohmarkt'), links(page).first()]) {
    expect(await heightOf(target)).toBeGreaterThanOrEqual(44);
  }
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

for (const size of [phone, desktop]) {
  test(`the headings get the focus after navigations to lazy screens and back, ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.route(/\/JobsPage[-.]/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await open(page, addresses.cart);
    await goByMenu(page, 'Flohmarkt', 'Jobs');
    await expect(heading(page, /Flohmarkt/)).toBeFocused();
    await expect(links(page)).toHaveCount(0);
    if (size === phone) await menu(page, 'Menü').click();
    await menu(page, 'Kino').press('Enter');
    await page.keyboard.press('Tab');
    await expect(links(page).first()).toBeFocused();
    await page.goBack();
    await expect(links(page)).toHaveCount(0);
    await page.goBack();
    await expect(heading(page, 'Warenkorb')).toBeFocused();
  });
}

for (const width of [320, 992, 1280]) {
  for (const fontSize of ['100%', '200%']) {
    test(`at ${width} px, text ${fontSize}: open menus do not overflow the page`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      for (const address of [landing, missing]) {
        await open(page, address);
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, fontSize);
        const all = menu(page, 'Menü');
        if (await all.isVisible()) await all.click();
        const menus = page.locator('.menu > button');
        for (let index = 0; index < (await menus.count()); index += 1) {
          await menus.nth(index).click();
          expect(await overhang(page), `${address}, menu ${index}`).toBe(0);
          // A tall menu scrolls with the page.
          await links(page).last().scrollIntoViewIfNeeded();
          await expect(links(page).last()).toBeInViewport({ ratio: 1 });
        }
        await expect(cartLink(page)).toBeVisible();
      }
    });
  }
}

test('the menu of the current page and its link are marked', async ({ page }) => {
  await page.setViewportSize(desktop);
  await open(page, addresses.programme);
  await expect(menu(page, 'Kinoprogramm')).toHaveCSS('text-decoration-line', 'underline');
  await expect(menu(page, 'Flohmarkt')).toHaveCSS('text-decoration-line', 'none');
  await menu(page, 'Kinoprogramm').click();
  await expect(nav(page).locator('[aria-current=page]')).toHaveText(['Kinoprogramm']);
});

test('the footer is compact up to 768 px', async ({ page }) => {
  for (const [address, kept, left] of [
    [missing, 'Veranstaltungen', 'Open-Air-Kino'],
    [landing, 'Standplatz buchen', 'Tipps für den Besuch'],
  ] as const) {
    await open(page, address);
    for (const width of [768, 769]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(footerLink(page, left)).toBeVisible({ visible: width > 768 });
      const always = ['Impressum', 'AGBs', 'Barrierefreiheit', 'Feedback', 'Favoriten', 'Meine Bestellungen'];
      for (const name of [kept, ...always]) {
        await expect(footerLink(page, name)).toBeVisible();
        expect(await heightOf(footerLink(page, name)), name).toBeGreaterThanOrEqual(24);
      }
    }
  }
});

test('open menus of the flea market’s pages on a wide screen: no violation of WCAG 2.2 AA', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page, landing);
  await page.locator('.menu > button').first().click();
  await expect(links(page).first()).toBeVisible();
  await expectAccessible(page, 'header');
});
