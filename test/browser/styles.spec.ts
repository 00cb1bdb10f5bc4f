import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
  addresses,
  cartLink,
  fillCart,
  heading,
  openCart,
  openCheckout,
  orderButton,
  overhang,
  putIntoCart,
  rendered,
} from './steps';

const soldOut = '/show/302'; // „Nosferatu“ tomorrow, always
const filmPage = '/kinoprogramm-wien/kinofilm/metropolis';
const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenversicherung';

test('a pressed link responds before the next page is there, and the loading bar fades in unless motion is reduced', async ({
  page,
  sandbox,
}) => {
  await sandbox.control({ faults: [{ path: 'show/getCurrentShows', never: true }] });
  await page.goto(addresses.programme);
  const bar = page.getByRole('progressbar', { name: 'Wird geladen …' });
  await expect(bar).toBeVisible();
  await expect(bar).toHaveCSS('opacity', '1');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(bar).toHaveCSS('animation-name', 'none');
  await expect(bar).toHaveCSS('opacity', '1');
  await page.emulateMedia({ reducedMotion: 'no-preference' });

  const link = cartLink(page);
  await expect(link).toHaveCSS('opacity', '1');
  await link.hover();
  await page.mouse.down();
  await expect(link).toHaveCSS('opacity', '0.7');
  await page.mouse.up();
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  await expect(link).toHaveCSS('opacity', '1');
});

/** Nothing scrolls horizontally at any width and text size. */
async function expectNoOverhang(page: Page, message: string): Promise<void> {
  for (const [width, fontSize] of [
    [320, '100%'],
    [320, '200%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
    await rendered(page);
    expect.soft(await overhang(page), `${message}, ${width} px, text ${fontSize}`).toBe(0);
  }
}

test('with names of one very long word and large text nothing scrolls horizontally', async ({ page }) => {
  test.slow();
  // The session is requested at any time, also after the checks.
  await page.route(/\/rest\/(?!auth\/)/, async (route) => {
    const response = await route.fetch();
    const names = /"(movieName|eventName|productName)":"[^"]*"/g;
    const body = (await response.text()).replaceAll(names, `"$1":"${longWord}"`);
    await route.fulfill({ response, body });
  });
  for (const address of [
    '/',
    addresses.programme,
    addresses.fleaMarkets,
    soldOut,
    filmPage,
    '/kinogutschein-kaufen',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'geladen' })).toHaveCount(0);
    await expectNoOverhang(page, address);
  }
  await fillCart(page);
  await expectNoOverhang(page, 'show');
  await openCart(page);
  await expectNoOverhang(page, 'cart');
  await openCheckout(page);
  await orderButton(page).click();
  await expect(page.getByText('Bitte prüfe diese Angaben:')).toBeVisible();
  await expectNoOverhang(page, 'checkout');
  await page.unrouteAll({ behavior: 'wait' });
});

test('a day has three cards per row from lg on, two from md, one on a phone', async ({ page }) => {
  const rows: [number, number][] = [
    [390, 1],
    [767, 1],
    [768, 2],
    [992, 3],
    [1280, 3],
  ];
  await page.goto(addresses.programme);
  await expect(page.getByRole('article').first()).toBeVisible();
  // Prehydrated cards are those of a few days only.
  await expect(page.locator('.prehydrated')).toHaveCount(0);
  for (const [width, expected] of rows) {
    await page.setViewportSize({ width, height: 900 });
    const most = await page.getByRole('main').evaluate((main) => {
      const perDay = [...main.querySelectorAll('section:has(article)')].map((day) => {
        const cards = [...day.querySelectorAll('article')];
        return new Set(cards.map((card) => Math.round(card.getBoundingClientRect().left))).size;
      });
      return Math.max(...perDay);
    });
    expect(most, `${width} px`).toBe(expected);
    // No gap: the cards of each row reach the end of the list.
    const gaps = await page.getByRole('main').evaluate((main) => {
      const days = [...main.querySelectorAll('section:has(article)')];
      const boxes = days.map((day) => day.getBoundingClientRect());
      const end = Math.max(...boxes.map(({ right }) => right));
      return boxes.filter(
        ({ top }) => !boxes.some((other) => Math.abs(other.top - top) < 1 && end - other.right < 1),
      ).length;
    });
    expect(gaps, `${width} px`).toBe(0);
  }
});

type Ring = { what: string; style: string; width: number; contrast: number };

/** Outline of the focused element, and its contrast with the background. */
function focusRing(): Ring | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  function luminance(colour: string): number {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
  }
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(focused);
  const isInside = Number.parseFloat(outlineOffset) < 0;
  let background: Element | null = isInside ? focused : focused.parentElement;
  while (background && /^(transparent|rgba\(.*, 0\))$/.test(getComputedStyle(background).backgroundColor)) {
    background = background.parentElement;
  }
  const [light, dark] = [
    luminance(outlineColor),
    luminance(getComputedStyle(background ?? document.body).backgroundColor),
  ].sort((one, other) => other - one);
  return {
    what: `${focused.tagName} ${(focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40)}`,
    style: outlineStyle,
    width: Number.parseFloat(outlineWidth),
    contrast: (light! + 0.05) / (dark! + 0.05),
  };
}

test('every element that Tab reaches has a visible focus in the themes night and day', async ({ page }) => {
  for (const address of [addresses.fleaMarkets, addresses.show, addresses.checkout]) {
    await page.goto(address);
    await expect(page.getByRole('main').locator('a, button').first()).toBeVisible();
    // The browser draws its default outline until the stylesheet has loaded.
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes('/main-')));
    for (let presses = 0; presses < 24; presses += 1) {
      await page.keyboard.press('Tab');
      const ring = await page.evaluate(focusRing);
      if (!ring) break;
      expect(ring.style, `${address}: ${ring.what}`).toBe('solid');
      expect(ring.width, `${address}: ${ring.what}`).toBeGreaterThanOrEqual(3);
      expect(ring.contrast, `${address}: ${ring.what}`).toBeGreaterThanOrEqual(3);
    }
    if (address === addresses.show) await putIntoCart(page);
  }
});
