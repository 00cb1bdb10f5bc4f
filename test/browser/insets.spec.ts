import type { Page } from '@playwright/test';
import { authDialog, authField, openAuthDialog } from './accountSteps';
import { banner, forgetConsent } from './consentSteps';
import { expect, test } from './fixtures';
import { setInsets, touchPhone } from './gestures';
import { addresses, button, fillCart, overhang, phone } from './steps';

test.use({ ...touchPhone, contextOptions: { reducedMotion: 'reduce' } });

const upright = { top: 47, right: 0, bottom: 34, left: 0 };
const sideways = { top: 0, right: 44, bottom: 21, left: 44 };
const landscape = { width: 844, height: 390 };

type Sides = Partial<typeof upright>;

/** Controls and words of a part that are, at least in part, within the insets. */
const coveredIn = (page: Page, part: string, insets: Sides) =>
  page.evaluate(
    ({ selector, top = -Infinity, right = -Infinity, bottom = -Infinity, left = -Infinity }) => {
      const { clientWidth } = document.documentElement;
      const isCovered = (box: DOMRect) =>
        box.width > 1 &&
        (box.left < left - 0.5 ||
          box.right > clientWidth - right + 0.5 ||
          box.top < top - 0.5 ||
          box.bottom > window.innerHeight - bottom + 0.5);
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('[aria-hidden="true"], .skip-link');
      const covered: string[] = [];
      for (const root of document.querySelectorAll(selector)) {
        for (const control of root.querySelectorAll('a[href], button, input, select, textarea')) {
          if (isShown(control) && isCovered(control.getBoundingClientRect())) {
            covered.push(control.outerHTML.slice(0, 120));
          }
        }
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(text);
          const parent = text.parentElement!;
          // Visually hidden text has a box of 1 px.
          if (!text.textContent?.trim() || !isShown(parent) || parent.getBoundingClientRect().width <= 1)
            continue;
          if ([...range.getClientRects()].some(isCovered)) covered.push(text.textContent);
        }
      }
      return covered;
    },
    { selector: part, ...insets },
  );

const expectUncovered = (page: Page, part: string, insets: Sides) =>
  expect.poll(() => coveredIn(page, part, insets), { message: part }).toEqual([]);

/** Turns the phone to the side and back. */
async function turn(page: Page): Promise<void> {
  for (const size of [landscape, phone]) {
    await page.setViewportSize(size);
    await expect.poll(() => overhang(page)).toBe(0);
  }
}

test('on an upright phone header, drawer, dialogs and everything at the bottom are clear of the safe area, also after the phone was turned', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/^request: net::ERR_INTERNET_DISCONNECTED /);
  await setInsets(page, upright);
  const { top } = upright;
  const bottom = { bottom: upright.bottom };
  await fillCart(page);
  await expect(page.locator('.Toastify__toast')).toBeVisible();
  await expectUncovered(page, '.Toastify__toast', bottom);
  await expectUncovered(page, '.bottom-bar', bottom);
  await page.evaluate(() => scrollTo(0, 0));
  await expectUncovered(page, '.site-header', { top });
  await button(page, /^Menü$/).tap();
  await button(page, /^Flohmarkt$/).tap();
  await turn(page);
  await expect(page.locator('.menus').getByRole('link', { name: 'Kinderflohmarkt' })).toBeVisible();
  await expectUncovered(page, '.menus', { top });
  await button(page, 'Menü schließen').tap();
  await openAuthDialog(page);
  await authField(page, 'E-Mail-Adresse').fill('ada@example.com');
  await turn(page);
  await expect(authField(page, 'E-Mail-Adresse')).toHaveValue('ada@example.com');
  await page.locator('.modal').evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
  await expectUncovered(page, '.modal-footer', bottom);
  await authDialog(page).getByRole('button', { name: 'Schließen' }).tap();
  await expect(authDialog(page)).toBeHidden();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectUncovered(page, 'footer', bottom);

  await forgetConsent(page.context());
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await expectUncovered(page, '.consent-banner', bottom);
  // A response that is still on its way would prove that the server can be reached.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await expect(page.getByText(/^Du bist offline/)).toBeVisible();
  const heightOfStatus = async () => (await page.locator('.status-bar').boundingBox())!.height;
  const aboveBanner = await heightOfStatus();
  await button(page, 'Ablehnen').tap();
  await expect(banner(page)).toHaveCount(0);
  await expectUncovered(page, '.status-bar', bottom);
  // The banner was clear of the safe area for both.
  expect(await heightOfStatus()).toBe(aboveBanner + upright.bottom);
});

/** px of the window's height that elements cover which stay where they are while the page scrolls. */
const coveredHeight = (page: Page) =>
  page.evaluate(() => {
    const fixed = [...document.querySelectorAll('header, .bottom-bar, .consent-banner, .status-bar')];
    return fixed
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0);
  });

test('on a phone held sideways every word and control is clear of the notch, and half of the window is left for the page', async ({
  page,
}) => {
  await page.setViewportSize(landscape);
  await setInsets(page, sideways);
  await forgetConsent(page.context());
  await fillCart(page);
  const sides = { left: sideways.left, right: sideways.right };
  for (const address of [
    '/',
    `${addresses.programme}?ansicht=monat`,
    '/flohmarktprogramm-wien/501',
    addresses.cart,
    addresses.checkout,
    '/flohmarkt-wien/flohmarkt-standplaetze-standgebuehren-platzmiete',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(banner(page)).toBeVisible();
    await expectUncovered(page, 'body', sides);
    expect(await overhang(page), address).toBe(0);
    expect(await coveredHeight(page), address).toBeLessThanOrEqual(landscape.height / 2);
  }
  await button(page, /^Menü$/).tap();
  await expectUncovered(page, '.menus', sides);
});
