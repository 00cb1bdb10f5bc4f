import type { Locator, Page } from '@playwright/test';
import { deferFiles } from './deferredFiles';
import { deferResponses } from './deferredResponses';
import { expect, test, type Sandbox } from './fixtures';
import { addresses, button, heading, rendered } from './steps';

/** Near the end of the programme. */
const farCard = '#show-324';
const farFilm = 'Der Student von Prag';
const list = 'show/getCurrentShows';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/**
 * Resolves when the stored scroll position is current: days above are laid out when they come near and move the page.
 */
function scrollPositionIsStored(page: Page) {
  return page.waitForFunction(() => {
    const stored = JSON.parse(sessionStorage.getItem('scrollPlaces') ?? '[]') as [string, { y: number }][];
    const isStored = stored.some(([, { y }]) => y === window.scrollY);
    const state = window as unknown as { stillFrames?: number; height?: number };
    const height = document.documentElement.scrollHeight;
    state.stillFrames = isStored && state.height === height ? (state.stillFrames ?? 0) + 1 : 0;
    state.height = height;
    return state.stillFrames > 10;
  });
}

/** Scrolls to a card far down, and waits until the position is stored. */
async function scrollFar(page: Page): Promise<void> {
  await page.locator(farCard).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 137));
  await expect.poll(() => scrolled(page)).toBeGreaterThan(1000);
  await scrollPositionIsStored(page);
}

async function expectBack(page: Page, before: number): Promise<void> {
  await expect(page.locator(farCard)).toBeAttached();
  await expect.poll(async () => Math.abs((await topOf(page, farCard)) - before)).toBeLessThanOrEqual(4);
}

/** Clicks the card's link. Returns the card's top at the click, because days above it are laid out late and move it. */
async function openFarCard(page: Page): Promise<number> {
  await page.evaluate((selector) => {
    const card = document.querySelector(selector);
    const recordTop = () => Object.assign(window, { topAtPress: card?.getBoundingClientRect().top });
    document.addEventListener('click', recordTop, { capture: true, once: true });
  }, farCard);
  await page.locator(farCard).getByRole('link').click();
  await expect(heading(page, farFilm)).toBeVisible();
  return page.evaluate(() => Math.round((window as unknown as { topAtPress: number }).topAtPress));
}

/** Reloads the page with a list without some shows. */
async function withoutShows(page: Page, sandbox: Sandbox, isGone: (showId: number) => boolean) {
  await sandbox.control({ faults: [] });
  const response = await page.request.get('/rest/show/getCurrentShows?s1=fetch&showtype=kino');
  const { dataEntries } = (await response.json()) as { dataEntries: { showId: number }[] };
  const body = { dataEntries: dataEntries.filter(({ showId }) => !isGone(showId)) };
  await sandbox.control({ faults: [{ path: list, body }] });
  await page.reload();
}

test('the days of a long list are laid out when they come into view; Back and Forward restore position and focus, also after a reload', async ({
  page,
}) => {
  const far = page.locator(farCard);
  const isLaidOut = (card: Locator) =>
    card.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  await page.goto(addresses.programme);
  await expect.poll(() => isLaidOut(far)).toBe(false);
  expect(await isLaidOut(page.locator('.show-card').first())).toBe(true);
  await scrollFar(page);
  expect(await isLaidOut(far)).toBe(true);

  // A navigation stores the position, a click on a button does not: finding the anchor is slow.
  await page.evaluate(() => {
    const hitTests = { count: 0 };
    Object.assign(window, { hitTests });
    const elementFromPoint = document.elementFromPoint.bind(document);
    document.elementFromPoint = (x, y) => {
      hitTests.count += 1;
      return elementFromPoint(x, y);
    };
  });
  const hitTests = () =>
    page.evaluate(() => (window as unknown as { hitTests: { count: number } }).hitTests.count);
  const heart = far.getByRole('button', { name: /^Merken/ });
  // Clicked by script, because Playwright would scroll to it.
  for (let press = 0; press < 3; press += 1) await heart.evaluate((pressed: HTMLElement) => pressed.click());
  expect(await hitTests()).toBe(0);
  const before = await openFarCard(page);
  expect(await hitTests()).toBeGreaterThan(0);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expectBack(page, before);
  // On a slow device the few prehydrated cards are there long before the list.
  const screen = await deferFiles(page, /\/assets\/ProgramPage-[^/]+\.js$/);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('.prehydrated .show-card').first()).toBeVisible();
  await rendered(page, 30);
  await screen.release();
  await expectBack(page, before);

  const link = far.getByRole('link');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page, farFilm)).toBeFocused();
  const breadcrumb = page.getByRole('main').getByRole('link', { name: 'Autokino', exact: true });
  await breadcrumb.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(heading(page, farFilm)).toBeVisible();
  await expect(breadcrumb).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.goForward();
  await expect(heading(page, farFilm)).toBeVisible();
  await expect(breadcrumb).toBeFocused();
});

test('a jump within the page keeps the stored scroll position, and a page that is opened again starts at its top', async ({
  page,
}) => {
  await page.goto('/kinoprogramm-wien');
  await page.getByRole('link', { name: 'Direkt zum Programm' }).click();
  await expect(page).toHaveURL(/#programm$/);
  // The jump ends by itself, or by a visitor's input, which a script's scrolling is not.
  await rendered(page, 30);
  await scrollFar(page);
  const before = await openFarCard(page);
  await page.goBack();
  await expectBack(page, before);

  await page.goto('/kinoprogramm-wien');
  await expect(page.locator(farCard)).toBeAttached();
  // The restoration takes some frames.
  await rendered(page, 30);
  expect(await scrolled(page)).toBe(0);
});

test('a position between two cards is restored relative to the next card, also in a shorter list, and roughly without the card', async ({
  page,
  sandbox,
}) => {
  await page.goto(addresses.programme);
  await scrollFar(page);
  // The top of the window is in the gap above the card, where hit testing starts.
  await page.evaluate((by) => window.scrollBy(0, by), (await topOf(page, farCard)) - 124);
  await scrollPositionIsStored(page);
  expect(await topOf(page, farCard)).toBe(124);
  const before = await openFarCard(page);
  await withoutShows(page, sandbox, (showId) => showId < 310);
  await page.goBack();
  await expect(page.locator('#show-305')).toHaveCount(0);
  await expectBack(page, before);

  const y = await scrolled(page);
  await openFarCard(page);
  await withoutShows(page, sandbox, (showId) => showId >= 320 && showId <= 330);
  await page.goBack();
  await expect(page.locator('#show-305')).toBeAttached();
  await expect(page.locator(farCard)).toHaveCount(0);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(y / 2);
});

test('input while the list is loading cancels the scroll restoration, and the position stays stored', async ({
  page,
}) => {
  await page.goto(addresses.programme);
  await scrollFar(page);
  const before = await openFarCard(page);
  await page.reload();
  const first = await deferResponses(page, list);
  await page.goBack();
  await expect(heading(page, 'Kinoprogramm')).toBeVisible();
  await page.goForward();
  await expect(heading(page, farFilm)).toBeVisible();
  await first.release();
  await page.goBack();
  await expectBack(page, before);

  const second = await deferResponses(page, list);
  await page.reload();
  await button(page, 'Termin finden').click();
  await second.release();
  await expect(page.locator(farCard)).toBeAttached();
  await rendered(page, 30);
  expect(await scrolled(page)).toBeLessThan(300);
});

const arrivals = [
  ['a page load', (page: Page) => page.goto(`${addresses.programme}${farCard}`)],
  [
    'a link of another page',
    async (page: Page) => {
      await page.goto(addresses.cart);
      // Own links are followed without a page load.
      await page.evaluate((href) => {
        const link = Object.assign(document.createElement('a'), { href, textContent: 'Hin' });
        document.querySelector('main')!.append(link);
      }, addresses.programme + farCard);
      await page.getByRole('link', { name: 'Hin' }).click();
    },
  ],
] as const;

for (const [name, arrive] of arrivals) {
  test(`an anchor in a long list is reached once by ${name}, with the focus, and not again`, async ({
    page,
  }) => {
    const late = await deferResponses(page, list);
    await arrive(page);
    await late.release();
    const card = page.locator(farCard);
    await expect(card).toBeInViewport();
    await expect.poll(async () => Math.abs(await topOf(page, farCard))).toBeLessThanOrEqual(4);
    await expect(card).toBeFocused();
    await rendered(page, 30);
    expect(Math.abs(await topOf(page, farCard))).toBeLessThanOrEqual(4);
    // Neither content that loads nor a filter moves the visitor again.
    await page.mouse.wheel(0, -400);
    await expect.poll(() => topOf(page, farCard)).toBeGreaterThan(300);
    await rendered(page, 30);
    const before = await topOf(page, farCard);
    await button(page, 'Termin finden').evaluate((pressed: HTMLElement) => pressed.click());
    await rendered(page, 30);
    expect(Math.abs((await topOf(page, farCard)) - before)).toBeLessThanOrEqual(4);
  });
}

test('a visitor who scrolls while the list is loading is not moved to its anchor', async ({ page }) => {
  const late = await deferResponses(page, list);
  await page.goto(addresses.programme + farCard);
  await page.mouse.wheel(0, 10);
  await late.release();
  await expect(page.locator(farCard)).toBeAttached();
  await rendered(page, 30);
  expect(await scrolled(page)).toBeLessThan(300);
});
