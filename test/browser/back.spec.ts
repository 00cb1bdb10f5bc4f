import type { Locator, Page } from '@playwright/test';
import { authDialog, openAuthDialog } from './accountSteps';
import { settingsButton } from './consentSteps';
import { expect, test } from './fixtures';
import { addresses, desktop, goByMenu, heading, phone } from './steps';
import { depth, go } from './historySteps';

type Overlay = {
  name: string;
  open: (page: Page) => Promise<void>;
  shown?: (page: Page) => Locator;
};

const anyDialog = (page: Page) => page.getByRole('dialog');
const menus = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' });
const allMenus = (page: Page) => menus(page).getByRole('button', { name: 'Menü', exact: true });

const menu: Overlay = {
  name: 'menus of the header',
  async open(page) {
    if (await allMenus(page).isVisible()) await allMenus(page).click();
    await menus(page).getByRole('button', { name: 'Flohmarkt', exact: true }).click();
  },
  shown: (page) => menus(page).getByRole('link', { name: 'Kinderflohmarkt' }),
};
const signingIn: Overlay = { name: 'signing in', open: openAuthDialog };

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

/** Marks the page; a reload removes the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }) && undefined);
const isMarked = (page: Page) => page.evaluate(() => 'isSamePage' in window);

async function expectOpened(page: Page, { name, open, shown = anyDialog }: Overlay): Promise<void> {
  await open(page);
  await expect(shown(page), name).toBeVisible();
  await expect.poll(() => depth(page), name).toBe(1);
}

/** Back closes the overlay; Forward does not open it again. Both stay on the page. */
async function expectBackCloses(page: Page, overlay: Overlay): Promise<void> {
  const { name, shown = anyDialog } = overlay;
  const address = page.url();
  await mark(page);
  await expectOpened(page, overlay);
  await go(page, -1);
  await expect(shown(page), name).toBeHidden();
  await expect(page).toHaveURL(address);
  await goForwardWithoutEffect(page);
  expect(await depth(page), name).toBe(0);
  await expect(shown(page), name).toBeHidden();
  await expect(page).toHaveURL(address);
  expect(await isMarked(page), name).toBe(true);
}

test('Back closes menus and dialogs and stays on the page, and closed ones leave no history entry', async ({
  page,
}) => {
  await page.goto(start);
  await page.goto(addresses.programme);
  for (const [viewport, overlay] of [
    [phone, menu],
    [phone, signingIn],
    [desktop, menu],
  ] as const) {
    await page.setViewportSize(viewport);
    await expectBackCloses(page, overlay);
    await expectOpened(page, overlay);
    // A menu of the drawer closes before the drawer.
    for (let tries = 0; tries < 2 && (await depth(page)) > 0; tries += 1) await page.keyboard.press('Escape');
    await expect((overlay.shown ?? anyDialog)(page)).toBeHidden();
    await expect.poll(() => depth(page)).toBe(0);
  }
  await go(page, -1);
  await isAtStart(page);

  // It opens by itself.
  await page.goto('/kinoprogramm-wien?openfpsub=true');
  await expectBackCloses(page, { name: 'newsletter by its address', open: async () => undefined });
});

test('links of menus, dialogs, a reload and quick steps leave one history entry per page', async ({
  page,
}) => {
  const isAtCart = () => expect(heading(page, 'Warenkorb')).toBeVisible();
  async function isAtJobs(): Promise<void> {
    await expect(heading(page, /Flohmarkt/)).toBeVisible();
    await expect(authDialog(page)).toBeHidden();
    await expect.poll(() => depth(page)).toBe(0);
  }
  await page.setViewportSize(phone);
  await page.goto(start);
  await page.goto(addresses.cart);
  await goByMenu(page, 'Flohmarkt', 'Jobs');
  await expect(heading(page, /Flohmarkt/)).toBeFocused();
  await go(page, -1);
  await isAtCart();
  await go(page, -1);
  await isAtStart(page);
  await go(page, 1);
  await isAtCart();
  await go(page, 1);
  await isAtJobs();
  await expectOpened(page, signingIn);
  await page.reload();
  await isAtJobs();
  await expectOpened(page, signingIn);
  await go(page, -1);
  await isAtJobs();

  // Over the entry of the dialog.
  await expectOpened(page, signingIn);
  await go(page, -2);
  await isAtCart();
  await go(page, 2);
  await isAtJobs();
  await go(page, -1);
  await isAtCart();
  await go(page, 1);
  await isAtJobs();

  // The first step closes the dialog, the second one leaves the page.
  await expectOpened(page, signingIn);
  await page.evaluate(() => {
    window.history.back();
    window.history.back();
  });
  await isAtCart();
  await expect(authDialog(page)).toBeHidden();
  await go(page, 1);
  await isAtJobs();
});

test('Back from a dialog keeps the input, the scroll position and the focus of the page', async ({
  page,
}) => {
  await page.goto('/feedback');
  await page.getByLabel('Deine Nachricht').fill('Schön war es.');
  const opener = settingsButton(page);
  await opener.scrollIntoViewIfNeeded();
  const scrollY = await page.evaluate(() => window.scrollY);
  expect(scrollY).toBeGreaterThan(0);
  await expectOpened(page, { name: 'cookie settings', open: () => opener.click() });
  await go(page, -1);
  await expect(anyDialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollY);
  await expect(page.getByLabel('Deine Nachricht')).toHaveValue('Schön war es.');
});
