import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { deferApp, deferFiles } from './deferredFiles';
import { addresses, button, labelled, phone } from './steps';

const built = fileURLToPath(new URL('../../dist', import.meta.url));
const remind = (page: Page) => button(page, labelled('Vormerken', 'Die Nibelungen'));
const menu = (page: Page) => button(page, /^Menü$/);
const dialog = (page: Page) => page.getByRole('dialog');

/** Opens a page without its entry script; returns the function that releases it. */
async function openBeforeHydration(page: Page, address: string): Promise<() => Promise<void>> {
  const { release } = await deferApp(page);
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

type Effect = (page: Page, clicked: Locator) => Promise<void>;

const expands: Effect = (_, clicked) => expect(clicked).toHaveAttribute('aria-expanded', 'true');
const opensDialog: Effect = (page) => expect(dialog(page)).toBeVisible();
const asksToSignIn: Effect = (page) => expect(page.locator('.heart-hint')).toBeVisible();
const showsSlide =
  (number: string): Effect =>
  (page) =>
    expect(page.getByRole('group', { name: new RegExp(`^${number} von`) })).toBeVisible();

const landing = '/kinoprogramm-wien';

/** One button of each kind that can be clicked before hydration. */
const clicks: readonly [address: string, name: string | RegExp, effect: Effect][] = [
  [addresses.cart, 'Autokino', expands],
  [addresses.cart, 'Anmelden oder registrieren', opensDialog],
  [addresses.cart, 'Cookie-Einstellungen', opensDialog],
  [
    '/flohmarkt-wien/packliste',
    'Liste drucken',
    (page) => expect(page.locator('[data-printed="1"]')).toBeAttached(),
  ],
  ['/automarkt', 'Termin finden', expands],
  [
    '/einbetten',
    'HTML kopieren',
    (page) => expect(page.getByText(/^Kopiert\.|kannst du selbst kopieren/)).toBeVisible(),
  ],
  [addresses.programme, 'Kurzinformation', opensDialog],
  [addresses.upcoming, 'Nach Genre vormerken', opensDialog],
  [landing, 'Anhalten', (page) => expect(button(page, 'Abspielen')).toBeVisible()],
  [landing, 'Vorherige Bewertung', showsSlide('[3-9]')],
  [landing, 'Nächste Bewertung', showsSlide('2')],
  // Prehydrated.
  [addresses.programme, /^Merken: /, asksToSignIn],
  [addresses.show, /^Merken: /, asksToSignIn],
  ['/show/302', /^Sag mir, wenn der Film wieder läuft/, opensDialog],
];

/** Names of the buttons in the contents of all prerendered pages. */
function prerenderedButtons(): string[] {
  const pages = readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(100);
  const elements = pages.flatMap((name) => {
    const [, main = ''] = readFileSync(join(built, name), 'utf8').split(/<\/?main\b/);
    return main.match(/<button.*?<\/button>/gs) ?? [];
  });
  return elements.map((html) => /aria-label="([^"]*)"/.exec(html)?.[1] ?? html.replace(/<[^>]*>/g, ''));
}

test('a click before hydration is repeated, on every kind of button', async ({ context }) => {
  test.slow();
  const known = clicks.map(([, name]) => name);
  const unknown = prerenderedButtons().filter((name) => !known.includes(name));
  expect(unknown, 'buttons whose effect the test does not know').toEqual([]);
  await context.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement;
      dataset['printed'] = String(Number(dataset['printed'] ?? 0) + 1);
    };
  });
  for (const [address, name, effect] of clicks)
    await test.step(`${address}: ${name}`, async () => {
      // A closing menu steps back in the history, which would cancel the next navigation.
      const tab = await context.newPage();
      const release = await openBeforeHydration(tab, address);
      const clicked = button(tab, name).first();
      await clicked.click();
      await release();
      await effect(tab, clicked);
      await tab.close();
    });
});

test('a click is repeated when React renders the whole page again, and its button appears later', async ({
  page,
}) => {
  const finder = await deferFiles(page, /\/assets\/ProgramFinderPanel-/);
  // Because of the query, the prerendered page is not the one that React renders.
  const release = await openBeforeHydration(page, `${addresses.programme}?q=Goldrausch`);
  await button(page, 'Kurzinformation').click();
  await release();
  await expect(page.locator('[data-hydrated]')).toBeAttached();
  await expect(button(page, 'Kurzinformation')).toHaveCount(0);
  await finder.release();
  await expect(dialog(page)).toBeVisible();
});

test('only the last of several clicks before hydration is repeated, once', async ({ page }) => {
  await page.setViewportSize(phone);
  const release = await openBeforeHydration(page, addresses.programme);
  await button(page, 'Kurzinformation').click();
  await menu(page).click();
  await menu(page).click();
  await expect(menu(page)).toHaveAttribute('aria-busy', 'true');
  await expect(button(page, 'Kurzinformation')).not.toHaveAttribute('aria-busy');
  await release();
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(menu(page)).not.toHaveAttribute('aria-busy');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Menü schließen' }).click();
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a key press before hydration is repeated, and its element gets the focus again', async ({ page }) => {
  const release = await openBeforeHydration(page, addresses.upcoming);
  await remind(page).focus();
  await page.keyboard.press('Enter');
  await release();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(remind(page)).toBeFocused();
});

test('a click that needs lazily loaded code takes effect when the code has loaded', async ({ page }) => {
  for (const [address, ...buttons] of [
    [
      addresses.programme,
      ['Termin finden', 'ProgramFinderPanel'],
      ['Anmelden oder registrieren', 'AuthDialog'],
      ['Cookie-Einstellungen', 'ConsentSettings'],
      ['Kurzinformation', 'InfoDialog'],
    ],
    [addresses.upcoming, ['Nach Genre vormerken', 'GenreReminder'], [/^Vormerken/, 'ReminderModal']],
  ] as const) {
    await page.goto(address);
    for (const [name, file] of buttons) {
      const code = await deferFiles(page, new RegExp(`/assets/${file}-`));
      await button(page, name).first().click();
      await code.release();
      await expect(name === 'Termin finden' ? page.locator('#termin-finden') : dialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    }
  }
});

test('boxes that are ticked before hydration are kept together with stored ones', async ({ page }) => {
  const ticked = () => page.getByRole('checkbox', { checked: true }).count();
  const box = (index: number) => page.getByRole('checkbox').nth(index);
  await page.addInitScript(() => (localStorage['haken-packliste'] ??= '["tisch"]'));
  const release = await openBeforeHydration(page, '/flohmarkt-wien/packliste');
  await box(1).check();
  await box(2).check();
  await box(2).uncheck();
  await release();
  await expect.poll(ticked).toBe(2);
  await box(3).check();
  expect(await ticked()).toBe(3);
  await page.unrouteAll();
  await page.reload();
  await expect.poll(ticked).toBe(3);
  await expect(box(1)).toBeChecked();
});
