import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { deferResponses } from './deferredResponses';
import { deferApp, deferFiles } from './deferredFiles';
import { recordShifts, shiftsOf } from './recordShifts';
import { desktop, painted, phone } from './steps';

test.use({ fetchesAhead: true });

const list = '/kinoprogramm-wien/kinoprogramm';
const firstLink = '.show-card a';

/** Records the addresses of matching calls. */
function recordCalls(page: Page, call: string): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/rest/${call}`)) requested.push(request.url());
  });
  return requested;
}

/** Records the page's heading in every frame. */
async function recordHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seenHeadings: seen });
    const record = () => {
      const visible = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility());
      seen.push(visible.map(({ textContent }) => textContent).join());
      requestAnimationFrame(record);
    };
    record();
  });
  return () => page.evaluate(() => (window as unknown as { seenHeadings: string[] }).seenHeadings);
}

test('prehydrated cards work as links, and keep position and focus during hydration', async ({ page }) => {
  const requested = recordCalls(page, 'show/');
  await recordShifts(page);
  const app = await deferApp(page);
  // `load` would wait for the deferred script.
  await page.goto(list, { waitUntil: 'commit' });
  const prehydrated = page.locator('.prehydrated .show-card');
  await expect(prehydrated.first()).toBeVisible();
  expect(await prehydrated.count()).toBeGreaterThan(3);
  await expect(page.getByText('Das Programm wird geladen …')).toBeHidden();
  const address = await page.locator(firstLink).first().getAttribute('href');
  await page.locator(firstLink).first().focus();
  await painted(page);
  const before = await page.locator(firstLink).first().boundingBox();

  await app.release();
  await expect(page.locator('.prehydrated')).toHaveCount(0);
  await expect(page.locator(firstLink).first()).toHaveAttribute('href', address ?? '');
  await expect(page.locator(firstLink).first()).toBeFocused();
  expect(await page.locator(firstLink).first().boundingBox()).toEqual(before);
  expect(await shiftsOf(page)).toEqual([]);
  expect(requested).toHaveLength(1);
});

test('the home page shows the next dates of both sections before hydration, by one request and without layout shifts', async ({
  page,
}) => {
  const requested = recordCalls(page, 'show/');
  await recordShifts(page);
  const app = await deferApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  const dates = page.locator('.section-date a');
  for (const name of ['Auf der Leinwand', 'Am Marktplatz']) {
    const region = page.getByRole('region', { name });
    await expect(region.locator('.prehydrated .section-date')).toHaveCount(3);
    await expect(region.locator('.section-dates:visible')).toHaveCount(1);
  }
  await expect(page.getByText('Die nächsten Termine werden geladen …')).toBeHidden();
  const positions = () =>
    dates.evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href'), JSON.stringify(link.getBoundingClientRect())]),
    );
  await dates.nth(4).focus();
  await painted(page);
  const before = await positions();

  await app.release();
  await expect(page.locator('.prehydrated')).toHaveCount(0);
  expect(await positions()).toEqual(before);
  await expect(dates.nth(4)).toBeFocused();
  await expect(page.getByText('Wofür es gerade freie Plätze gibt.')).toBeVisible();
  expect(await shiftsOf(page)).toEqual([]);
  expect(requested).toHaveLength(1);
});

for (const { address, name, viewport } of [
  { address: '/show/305', name: 'Goldrausch', viewport: desktop },
  { address: '/flohmarktprogramm-wien/501', name: 'Flohmarkt Wien', viewport: phone },
])
  test(`${address}: the show is prehydrated by one request, and does not move during hydration`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const requested = recordCalls(page, 'show/getShowDetailData');
    await recordShifts(page);
    const app = await deferApp(page);
    const description = await deferFiles(page, /\/assets\/SafeHtml-[^/]+\.js$/);
    // Critical CSS is complete: the full stylesheets change nothing.
    const stylesheets = await deferFiles(page, /\.css$/);
    await page.goto(address, { waitUntil: 'commit' });
    const prehydrated = page.locator('.prehydrated');
    await expect(prehydrated.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(prehydrated.locator('img')).toHaveJSProperty('complete', true);
    const facts = page.locator('article').locator('img, h1, .detail-when, .heart-text, .prose + .soft');
    const positions = () =>
      facts.evaluateAll((parts) =>
        parts.map((part) => [part.className, JSON.stringify(part.getBoundingClientRect())]),
      );
    const heart = page.getByRole('button', { name: /^Merken/ });
    const hasHeart = (await heart.count()) > 0;
    if (hasHeart) await heart.focus();
    await painted(page);
    const before = await positions();
    expect(before.length).toBeGreaterThan(2);
    // Space for the products of a market is reserved.
    const offer = prehydrated.locator('.choices-skeleton');
    const reserved = hasHeart ? null : await offer.boundingBox();
    await stylesheets.release();
    await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href?.includes('/show-')));
    if (!hasHeart) expect(await offer.boundingBox()).toEqual(reserved);

    const headings = await recordHeadings(page);
    await app.release();
    if (!hasHeart) {
      // The prehydrated page stays until the market's description has loaded.
      await description.requested;
      const { length } = await headings();
      await expect.poll(async () => (await headings()).length).toBeGreaterThan(length + 60);
      await expect(prehydrated).toHaveCount(1);
      await description.release();
    }
    await expect(prehydrated).toHaveCount(0);
    expect([...new Set(await headings())]).toEqual([name]);
    expect((await positions()).slice(0, before.length)).toEqual(before);
    if (hasHeart) await expect(heart).toBeFocused();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
    expect(requested).toHaveLength(1);
  });

test('requests of the head script are sent once, on every other kind of page', async ({ page }) => {
  for (const [address, call] of [
    ['/kinoprogramm-wien', 'show/getCurrentShows'],
    ['/kinoprogramm-wien/demnaechst-im-kino', 'movie/getUpcomingMovies'],
    ['/kinoprogramm-wien/kinofilm/metropolis', 'movie/getMovieDetailData'],
  ] as const) {
    const responses = await deferResponses(page, call);
    const requested = recordCalls(page, call);
    await page.goto(address, { waitUntil: 'commit' });
    // The head script sends the request, whose response the app then uses.
    await expect.poll(() => requested.length).toBe(1);
    await responses.release();
    await expect(page.locator('.skeleton')).toHaveCount(0);
    expect(requested, call).toHaveLength(1);
  }
});
