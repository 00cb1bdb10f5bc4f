import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { deferApp, deferFiles } from './deferredFiles';
import { addresses, button, cartLink, desktop, labelled, phone } from './steps';

const remind = (page: Page) => button(page, labelled('Vormerken', 'Die Nibelungen'));
const heart = (page: Page) => button(page, /^Merken: /).first();
const menu = (page: Page) => button(page, /^Menü$/);
const dialog = (page: Page) => page.getByRole('dialog');
const prehydrated = (page: Page) => page.locator('.prehydrated');

/** Opens a page without its entry script; returns the function that releases it. */
async function openBeforeHydration(page: Page, address: string): Promise<() => void> {
  const app = await deferApp(page);
  await page.goto(address, { waitUntil: 'commit' });
  return () => {
    expect(app.deferredCount(), `${address}: the app is held`).toBe(1);
    app.release();
  };
}

type Effect = (page: Page, clicked: Locator) => Promise<void>;

const expands: Effect = (_, clicked) => expect(clicked).toHaveAttribute('aria-expanded', 'true');
const opensDialog: Effect = (page) => expect(dialog(page)).toBeVisible();

/** Effects of the buttons that can be clicked before hydration. */
const effects: readonly { label: RegExp; effect: Effect }[] = [
  { label: /^(?:Menü|Kinoprogramm|Autokino|Flohmarkt|Kino Gutschein|Verkäufer|Kino)$/, effect: expands },
  { label: /^Termin finden$/, effect: expands },
  { label: /^(?:Anmelden oder registrieren|Cookie-Einstellungen)$/, effect: opensDialog },
  { label: /^(?:Kurzinformation|Nach Genre vormerken)$/, effect: opensDialog },
  { label: /^Vormerken/, effect: opensDialog },
  { label: /^Merken: /, effect: (page) => expect(page.locator('.heart-hint')).toBeVisible() },
  { label: /^Anhalten$/, effect: (page) => expect(button(page, 'Abspielen')).toBeVisible() },
  {
    label: /^Vorherige Bewertung$/,
    effect: (page) => expect(page.getByRole('group', { name: /^[3-9] von/ })).toBeVisible(),
  },
  {
    label: /^Nächste Bewertung$/,
    effect: (page) => expect(page.getByRole('group', { name: /^2 von/ })).toBeVisible(),
  },
  {
    label: /^Liste drucken$/,
    effect: (page) => expect(page.locator('html')).toHaveAttribute('data-printed', '1'),
  },
];

/** Names of enabled buttons, one of each kind. */
async function namesIn(part: Locator): Promise<string[]> {
  const tree = await part.ariaSnapshot();
  const all = [...tree.matchAll(/- button "([^"]+)"(?!.*\[disabled\])/g)].map(([, name = '']) => name);
  const isKnown = (name: string) => effects.some(({ label }) => label.test(name));
  expect(
    all.filter((name) => !isKnown(name)),
    'buttons whose effect the test does not know',
  ).toEqual([]);
  const isHeart = (name: string) => name.startsWith('Merken: ');
  const firstHeart = all.find(isHeart);
  return all.filter((name) => !isHeart(name) || name === firstHeart);
}

/** One prerendered page of each kind, in the sitemap or not: those of a kind have the same buttons in their files. */
async function pageOfEachKind({ request }: Page): Promise<string[]> {
  const textOf = async (address: string) =>
    (await request.get(address, { headers: { accept: 'text/html' } })).text();
  const sitemap = await textOf('/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)];
  expect(listed.length).toBeGreaterThan(100);
  const kinds = new Map<string, string>();
  for (const address of [
    ...Object.keys(shownLater),
    '/flohmarktprogramm-wien/501',
    addresses.cart,
    addresses.checkout,
    ...listed.map(([, path]) => path || '/'),
  ]) {
    const buttons = (await textOf(address)).match(/<button.*?<\/button>/gs) ?? [];
    const names = buttons.map(
      (button) => /aria-label="[^"]*"/.exec(button)?.[0] ?? button.replace(/<[^>]*>/g, ''),
    );
    const kind = address in shownLater ? address : names.join();
    if (!kinds.has(kind)) kinds.set(kind, address);
  }
  return [...kinds.values()];
}

/** Prehydrated content, which is not in the page's file. */
const shownLater: Record<string, (page: Page) => Locator> = {
  [addresses.upcoming]: remind,
  [addresses.programme]: heart,
  [addresses.show]: heart,
};

/** Clicks each button of a part of the page, each before hydration and in its own tab. */
async function clickEach(
  context: BrowserContext,
  viewport: typeof phone,
  address: string,
  part: 'main' | 'layout',
): Promise<void> {
  let names: string[] | undefined;
  for (let index = 0; index < (names?.length ?? 1); index += 1) {
    // A closing menu steps back in the history, which would cancel the next navigation.
    const page = await context.newPage();
    await page.setViewportSize(viewport);
    const release = await openBeforeHydration(page, address);
    await expect(shownLater[address]?.(page) ?? page.getByRole('contentinfo'), address).toBeVisible();
    const parts = part === 'main' ? (['main'] as const) : (['banner', 'contentinfo'] as const);
    names ??= (await Promise.all(parts.map((role) => namesIn(page.getByRole(role))))).flat();
    const name = names[index];
    if (name !== undefined)
      await test.step(`${address}: ${name}`, async () => {
        const clicked = page.getByRole('button', { name, exact: true }).first();
        await clicked.click();
        release();
        await effects.find(({ label }) => label.test(name))?.effect(page, clicked);
      });
    await page.close();
  }
}

for (const viewport of [phone, desktop])
  test(`a click before hydration is repeated, on every button of every kind of page, ${viewport.width} px`, async ({
    page,
    context,
  }) => {
    test.slow();
    await context.addInitScript(() => {
      window.print = () => {
        const { dataset } = document.documentElement;
        dataset['printed'] = String(Number(dataset['printed'] ?? 0) + 1);
      };
    });
    // The layout by night and by day.
    for (const address of [addresses.cart, '/flohmarkt-wien/jobs'])
      await clickEach(context, viewport, address, 'layout');
    // The contents are the same at each width.
    if (viewport === desktop)
      for (const address of await pageOfEachKind(page)) await clickEach(context, viewport, address, 'main');
  });

test('only the last of several clicks before hydration is repeated, once', async ({ page }) => {
  await page.setViewportSize(phone);
  const release = await openBeforeHydration(page, addresses.programme);
  await button(page, 'Kurzinformation').click();
  await menu(page).click();
  await menu(page).click();
  await expect(menu(page)).toHaveAttribute('aria-busy', 'true');
  await expect(button(page, 'Kurzinformation')).not.toHaveAttribute('aria-busy');
  release();
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
  release();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(remind(page)).toBeFocused();
});

test('a click before hydration does not interrupt a later navigation', async ({ page }) => {
  const release = await openBeforeHydration(page, addresses.programme);
  await button(page, 'Kurzinformation').click();
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  await cartLink(page).click();
  release();
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  await button(page, 'Termin finden').click();
  await expect(button(page, 'Termin finden')).toHaveAttribute('aria-expanded', 'true');
  await expect(dialog(page)).toBeHidden();
});

test('a click is repeated when React renders the whole page again', async ({ page }) => {
  const release = await openBeforeHydration(page, `${addresses.programme}?q=Goldrausch`);
  await button(page, 'Kurzinformation').click();
  release();
  await expect(dialog(page)).toBeVisible();
});

test('a click that starts on a prehydrated card and ends on its replacement takes effect', async ({
  page,
}) => {
  const release = await openBeforeHydration(page, addresses.upcoming);
  await remind(page).hover();
  await page.mouse.down();
  await expect(prehydrated(page)).toHaveCount(1);
  release();
  await expect(prehydrated(page)).toHaveCount(0);
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
});

test('a click that needs lazily loaded code takes effect when the code has loaded', async ({ page }) => {
  const late =
    /\/assets\/(?:AuthDialog|ConsentSettings|InfoDialog|ProgramFinderPanel|ReminderModal|GenreReminder)-/;
  for (const [address, name] of [
    [addresses.programme, 'Anmelden oder registrieren'],
    [addresses.programme, 'Cookie-Einstellungen'],
    [addresses.programme, 'Kurzinformation'],
    [addresses.programme, 'Termin finden'],
    [addresses.upcoming, 'Nach Genre vormerken'],
    [addresses.upcoming, /^Vormerken/],
  ] as const) {
    const code = await deferFiles(page, late);
    await page.goto(address);
    await button(page, name).first().click();
    await expect.poll(code.deferredCount).toBeGreaterThan(0);
    code.release();
    await expect(dialog(page).or(page.locator('#termin-finden'))).toBeVisible();
    await page.unrouteAll();
  }
});

test('boxes that are ticked before hydration are kept together with stored ones', async ({ page }) => {
  const list = '/flohmarkt-wien/packliste';
  const ticked = () => page.getByRole('checkbox', { checked: true }).count();
  const box = (index: number) => page.getByRole('checkbox').nth(index);
  await page.goto(list);
  await box(0).check();
  const release = await openBeforeHydration(page, list);
  await box(1).check();
  await box(2).check();
  await box(2).uncheck();
  release();
  await expect.poll(ticked).toBe(2);
  await box(3).check();
  expect(await ticked()).toBe(3);
  await page.unrouteAll();
  await page.reload();
  await expect.poll(ticked).toBe(3);
  await expect(box(1)).toBeChecked();
});
