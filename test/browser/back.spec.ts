import type { Locator, Page } from '@playwright/test';
import { authDialog, authField, openAuthDialog } from './accountSteps';
import { banner, forgetConsent, newsletterButton, settingsButton } from './consentSteps';
import { expect, test } from './fixtures';
import { addresses, button, desktop, goByMenu, heading, labelled, phone } from './steps';
import { depth, go } from './historySteps';
import { askToCancel, openStornoLink } from './stornoSteps';

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
/** All of them are on the programme. */
const overlays: Overlay[] = [
  {
    name: 'cookie settings of the banner',
    open: (page) => banner(page).getByRole('button', { name: 'Einstellungen' }).click(),
  },
  { name: 'cookie settings', open: (page) => settingsButton(page).click() },
  menu,
  { name: 'signing in', open: openAuthDialog },
  { name: 'short information', open: (page) => button(page, 'Kurzinformation').click() },
  {
    name: 'reminder of a film',
    open: (page) => button(page, labelled('Vormerken', 'Die Nibelungen')).click(),
  },
  { name: 'newsletter', open: (page) => newsletterButton(page).click() },
];

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

test('Back closes every overlay and stays on the page, and closed overlays leave no history entry', async ({
  page,
  context,
}) => {
  test.slow();
  await forgetConsent(context);
  await page.setViewportSize(phone);
  await page.goto(start);
  await page.goto(addresses.programme);
  async function expectAll(some: Overlay[]): Promise<void> {
    for (const overlay of some) {
      await test.step(overlay.name, async () => {
        await expectBackCloses(page, overlay);
        await expectOpened(page, overlay);
        // A menu of the drawer closes before the drawer.
        for (let tries = 0; tries < 2 && (await depth(page)) > 0; tries += 1) {
          await page.keyboard.press('Escape');
        }
        await expect((overlay.shown ?? anyDialog)(page)).toBeHidden();
        await expect.poll(() => depth(page)).toBe(0);
      });
    }
  }
  await expectAll(overlays);
  await button(page, 'Ablehnen').click();
  await page.setViewportSize(desktop);
  await expectAll([menu]);
  await go(page, -1);
  await isAtStart(page);

  // It opens by itself.
  await page.goto('/kinoprogramm-wien?openfpsub=true');
  await expectBackCloses(page, { name: 'newsletter by its address', open: async () => undefined });
  await openStornoLink(page);
  await expectBackCloses(page, { name: 'storno', open: askToCancel });
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
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
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
  }
  const dialog: Overlay = { name: 'signing in', open: openAuthDialog };
  await expectOpened(page, dialog);
  await page.reload();
  await isAtJobs();
  await expectOpened(page, dialog);
  await go(page, -1);
  await isAtJobs();

  // Over the entry of the dialog.
  await expectOpened(page, dialog);
  await go(page, -2);
  await isAtCart();
  await go(page, 2);
  await isAtJobs();
  await go(page, -1);
  await isAtCart();
  await go(page, 1);
  await isAtJobs();

  // The first step closes the dialog, the second one leaves the page.
  await expectOpened(page, dialog);
  await page.evaluate(() => {
    window.history.back();
    window.history.back();
  });
  await isAtCart();
  await expect(authDialog(page)).toBeHidden();
  await go(page, 1);
  await isAtJobs();
});

test('Back from a dialog keeps the input of the page, and the scroll position and focus of a list', async ({
  page,
}) => {
  await page.goto('/feedback');
  await page.getByLabel('Deine Nachricht').fill('Schön war es.');
  await openAuthDialog(page);
  await authField(page, 'E-Mail-Adresse').fill('ada@example.com');
  await expect.poll(() => depth(page)).toBe(1);
  await go(page, -1);
  await expect(authDialog(page)).toBeHidden();
  await expect(page.getByLabel('Deine Nachricht')).toHaveValue('Schön war es.');

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
  await expectBackCloses(page, {
    name: 'reminder of a genre',
    open: () => button(page, 'Nach Genre vormerken').click(),
  });
});
