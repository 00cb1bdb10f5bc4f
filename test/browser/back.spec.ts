import type { Locator, Page } from '@playwright/test';
import { authDialog, authField, openAuthDialog } from './accountSteps';
import { banner, forgetConsent, newsletterButton, settingsButton, settingsDialog } from './consentSteps';
import { expect, test } from './fixtures';
import { addresses, button, desktop, goByMenu, goToCheckout, heading, labelled, phone } from './steps';
import { askToCancel, openStornoLink } from './stornoSteps';

type Overlay = {
  name: string;
  /** Opens the page with an entry before it in the history. */
  visit: (page: Page) => Promise<unknown>;
  open: (page: Page) => Promise<void>;
  shown: (page: Page) => Locator;
  /** The overlay opens by itself, or the previous page is another one. */
  isOnlyOnce?: boolean;
};

const anyDialog = (page: Page) => page.getByRole('dialog');
const menus = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' });
const allMenus = (page: Page) => menus(page).getByRole('button', { name: 'Menü', exact: true });

async function openMenu(page: Page): Promise<void> {
  if (await allMenus(page).isVisible()) await allMenus(page).click();
  await menus(page).getByRole('button', { name: 'Flohmarkt', exact: true }).click();
}

function dialogOf(name: string, address: string, open: Overlay['open']): Overlay {
  return { name, visit: (page) => page.goto(address), open, shown: anyDialog };
}

const overlays: Overlay[] = [
  {
    name: 'menus of the header',
    visit: (page) => page.goto(addresses.programme),
    open: openMenu,
    shown: (page) => menus(page).getByRole('link', { name: 'Kinderflohmarkt' }),
  },
  dialogOf('signing in by the header', addresses.programme, openAuthDialog),
  dialogOf('signing in by the favourites', '/favoriten', (page) =>
    page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click(),
  ),
  dialogOf('cookie settings', addresses.cart, (page) => settingsButton(page).click()),
  {
    name: 'cookie settings of the banner',
    async visit(page) {
      await forgetConsent(page.context());
      await page.goto(addresses.cart);
    },
    open: (page) => banner(page).getByRole('button', { name: 'Einstellungen' }).click(),
    shown: settingsDialog,
  },
  dialogOf('short information', addresses.programme, (page) => button(page, 'Kurzinformation').click()),
  dialogOf('reminder of a film', addresses.upcoming, (page) =>
    button(page, labelled('Vormerken', 'Die Nibelungen')).click(),
  ),
  dialogOf('reminder of a genre', addresses.upcoming, (page) => button(page, 'Nach Genre vormerken').click()),
  dialogOf('newsletter', addresses.cart, (page) => newsletterButton(page).click()),
  {
    ...dialogOf('newsletter by its address', '/kinoprogramm-wien?openfpsub=true', async () => undefined),
    isOnlyOnce: true,
  },
  { name: 'storno', visit: openStornoLink, open: askToCancel, shown: anyDialog, isOnlyOnce: true },
];

/** Marks the page; a reload removes the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }) && undefined);
const isMarked = (page: Page) => page.evaluate(() => 'isSamePage' in window);
const depth = (page: Page) =>
  page.evaluate(() => (window.history.state as { overlay?: number } | null)?.overlay ?? 0);
/** Returns before the step, which may end the page. */
const go = (page: Page, steps: number) =>
  page.evaluate((by) => void setTimeout(() => window.history.go(by)), steps);

/** Steps forward onto an overlay's entry and waits until the shop has stepped back. */
const goForwardWithoutEffect = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let changes = 0;
        const { navigation } = window as unknown as { navigation: EventTarget };
        navigation.addEventListener('currententrychange', () => {
          changes += 1;
          if (changes === 2) resolve();
        });
        window.history.forward();
      }),
  );
const start = '/suche';
const isAtStart = (page: Page) => expect(page).toHaveURL(new RegExp(`${start}$`));

for (const viewport of [phone, desktop]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const { name, visit, open, shown, isOnlyOnce } of overlays) {
      test(`Back closes an overlay and stays on the page: ${name}`, async ({ page }) => {
        await page.goto(start);
        await visit(page);
        const address = page.url();
        await mark(page);
        await open(page);
        await expect(shown(page)).toBeVisible();
        await expect.poll(() => depth(page)).toBe(1);
        await go(page, -1);
        await expect(shown(page)).toBeHidden();
        await expect(page).toHaveURL(address);
        // Forward does not reopen the overlay and stays on the page.
        await goForwardWithoutEffect(page);
        expect(await depth(page)).toBe(0);
        await expect(shown(page)).toBeHidden();
        await expect(page).toHaveURL(address);
        expect(await isMarked(page)).toBe(true);

        if (isOnlyOnce) return;
        await open(page);
        await expect(shown(page)).toBeVisible();
        await expect.poll(() => depth(page)).toBe(1);
        // A menu of the drawer closes before the drawer.
        for (let tries = 0; tries < 2 && (await depth(page)) > 0; tries += 1) {
          await page.keyboard.press('Escape');
        }
        await expect(shown(page)).toBeHidden();
        await expect.poll(() => depth(page)).toBe(0);
        // No extra entry remains in the history.
        await go(page, -1);
        await isAtStart(page);
      });
    }

    test('a link of a menu leaves no duplicate history entry', async ({ page }) => {
      await page.goto(start);
      await page.goto(addresses.programme);
      await goByMenu(page, 'Flohmarkt', 'Jobs');
      await expect(heading(page, /Flohmarkt/)).toBeFocused();
      await go(page, -1);
      await expect(heading(page, 'Kinoprogramm')).toBeVisible();
      await go(page, -1);
      await isAtStart(page);
      await go(page, 1);
      await expect(heading(page, 'Kinoprogramm')).toBeVisible();
      await go(page, 1);
      await expect(heading(page, /Flohmarkt/)).toBeVisible();
    });

    test('a page that is reloaded with an open dialog has no extra history entry', async ({ page }) => {
      await page.goto(start);
      await page.goto(addresses.programme);
      await openAuthDialog(page);
      await expect.poll(() => depth(page)).toBe(1);
      await page.reload();
      await expect(heading(page, 'Kinoprogramm')).toBeVisible();
      await expect.poll(() => depth(page)).toBe(0);
      await expect(authDialog(page)).toBeHidden();
      await openAuthDialog(page);
      await go(page, -1);
      await expect(authDialog(page)).toBeHidden();
      await expect(heading(page, 'Kinoprogramm')).toBeVisible();
      await go(page, -1);
      await isAtStart(page);
    });

    test('checkout input survives Back from a menu, and leaving still asks for confirmation', async ({
      page,
    }) => {
      await goToCheckout(page);
      await openMenu(page);
      await expect.poll(() => depth(page)).toBe(1);
      await go(page, -1);
      await expect(menus(page).getByRole('link').first()).toBeHidden();
      await expect(page.getByLabel('Vorname')).toHaveValue('Ada');
      await go(page, -1);
      await expect(anyDialog(page)).toBeVisible();
      await expect.poll(() => depth(page)).toBe(1);
      // The confirmation is a dialog as well.
      await go(page, -1);
      await expect(anyDialog(page)).toBeHidden();
      await expect(page).toHaveURL(/\/checkout$/);
      await expect(page.getByLabel('Vorname')).toHaveValue('Ada');
      await go(page, -1);
      await button(page, /^Verlassen$/).click();
      await expect(heading(page, 'Warenkorb')).toBeFocused();
    });
  });
}

test('two quick steps back close a dialog and leave the page once', async ({ page }) => {
  await page.goto(start);
  await page.goto(addresses.cart);
  await goByMenu(page, 'Flohmarkt', 'Jobs');
  await expect(heading(page, /Flohmarkt/)).toBeFocused();
  await openAuthDialog(page);
  await expect.poll(() => depth(page)).toBe(1);
  await page.evaluate(() => {
    window.history.back();
    window.history.back();
  });
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  await expect(authDialog(page)).toBeHidden();
  await go(page, 1);
  await expect(heading(page, /Flohmarkt/)).toBeVisible();
  await expect(authDialog(page)).toBeHidden();
});

test('a step over the history entry of a closed dialog leads to its page', async ({ page }) => {
  await page.goto(addresses.cart);
  await goByMenu(page, 'Flohmarkt', 'Jobs');
  await expect(heading(page, /Flohmarkt/)).toBeFocused();
  await openAuthDialog(page);
  await expect.poll(() => depth(page)).toBe(1);
  await go(page, -2);
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  await go(page, 2);
  await expect(heading(page, /Flohmarkt/)).toBeVisible();
  await expect.poll(() => depth(page)).toBe(0);
  await expect(authDialog(page)).toBeHidden();
  await go(page, -1);
  await expect(heading(page, 'Warenkorb')).toBeVisible();
});

test('input in the page survives Back from a dialog', async ({ page }) => {
  await page.goto(start);
  await page.goto('/feedback');
  await page.getByLabel('Deine Nachricht').fill('Schön war es.');
  await openAuthDialog(page);
  await authField(page, 'E-Mail-Adresse').fill('ada@example.com');
  await expect.poll(() => depth(page)).toBe(1);
  await go(page, -1);
  await expect(authDialog(page)).toBeHidden();
  await expect(page.getByLabel('Deine Nachricht')).toHaveValue('Schön war es.');
});

test('Back from a dialog keeps the scroll position of the list', async ({ page }) => {
  await page.goto(start);
  await page.goto(addresses.upcoming);
  const opener = button(page, labelled('Vormerken', 'Die Nibelungen'));
  await opener.scrollIntoViewIfNeeded();
  const scrollY = await page.evaluate(() => window.scrollY);
  expect(scrollY).toBeGreaterThan(0);
  await opener.click();
  await expect(anyDialog(page)).toBeVisible();
  await expect.poll(() => depth(page)).toBe(1);
  await go(page, -1);
  await expect(anyDialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollY);
});
