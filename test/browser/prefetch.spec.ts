import type { Page } from '@playwright/test';
import { deferFiles } from './deferredFiles';
import { expect, test } from './fixtures';
import { passTime, takeTimers } from './shopClock';
import { addresses, heading, phone } from './steps';

/** The file name of a screen's chunk. */
const codeOf = (screen: string) => new RegExp(`/${screen}-`);

function recordRequests(page: Page) {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return (pattern: RegExp) => urls.filter((url) => pattern.test(url));
}

/** The first link to a show; films with several shows link to their page. */
const showLink = (page: Page) => page.locator('main a[href^="/show/"]').first();

async function openProgramme(page: Page): Promise<void> {
  await page.goto(addresses.programme);
  await showLink(page).evaluate((link) => link.scrollIntoView());
}

test.use({ viewport: phone, fetchesAhead: true });

test('the code of a likely press is prefetched: notifications, visible, focused or added links, and what follows the cart', async ({
  page,
}) => {
  const requested = recordRequests(page);
  const expectFetched = (screen: string) =>
    expect.poll(() => requested(codeOf(screen)).length, screen).toBeGreaterThan(0);
  await page.goto(addresses.programme);
  await expectFetched('CartPage');
  await expectFetched('Toasts');
  await showLink(page).evaluate((link) => link.scrollIntoView());
  await expectFetched('ShowPage');
  expect(requested(/getShowDetailData|getMovieDetailData/)).toEqual([]);

  expect(requested(codeOf('ExternalPage'))).toEqual([]);
  await page
    .getByRole('link', { name: 'AGBs' })
    .evaluate((link: HTMLAnchorElement) => link.focus({ preventScroll: true }));
  await expectFetched('ExternalPage');

  expect(requested(codeOf('FeedbackPage'))).toEqual([]);
  await page
    .getByRole('link', { name: 'Feedback' })
    .evaluate((link) => document.querySelector('main')?.prepend(link.cloneNode(true)));
  await page.evaluate(() => scrollTo(0, 0));
  await expectFetched('FeedbackPage');

  // Its button is no link.
  expect(requested(codeOf('CheckoutPage'))).toEqual([]);
  await page.goto(addresses.cart);
  await expectFetched('CheckoutPage');
});

test('nothing is prefetched before the screen itself has loaded, and links in closed menus do not delay visible ones', async ({
  page,
  context,
}) => {
  await takeTimers(context);
  const code = await deferFiles(page, codeOf('HomePage'));
  const requested = recordRequests(page);
  const codeElsewhere = /\/(?:CartPage|ProgramPage|consentModule|client)-/;
  await page.goto('/', { waitUntil: 'commit' });
  // React marks hydrated elements. Input would start prefetching.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root > header') ?? {}).some((key) => key.startsWith('__react')),
  );
  // Longer than any pause, and shorter than what the first screen may take.
  await passTime(page, 3000);
  expect(requested(codeElsewhere)).toEqual([]);
  await code.release();
  await expect.poll(() => requested(/\/CartPage-/).length).toBeGreaterThan(0);
  await page
    .getByRole('main')
    .locator('a[href="/kinoprogramm-wien/kinoprogramm"]')
    .first()
    .evaluate((link) => link.scrollIntoView());
  await expect.poll(() => requested(codeOf('ProgramPage')).length).toBeGreaterThan(0);
});

test('the session is not requested while a long list is rendered in chunks', async ({ page }) => {
  const count = 2000;
  await page.route('**/show/getCurrentShows*', async (route) => {
    const response = await route.fetch();
    const { dataEntries, ...others } = (await response.json()) as { dataEntries: { showId: number }[] };
    const many = Array.from({ length: count }, (_, index) => ({
      ...dataEntries[index % dataEntries.length],
      showId: 100_000 + index,
    }));
    await route.fulfill({ response, json: { ...others, dataEntries: many } });
  });
  await page.addInitScript(() => {
    // As in WebKit. Chromium's idle callbacks alone would mostly wait for the rendering.
    Reflect.deleteProperty(window, 'requestIdleCallback');
    new MutationObserver((_, observer) => {
      if (document.querySelectorAll('.show-card').length < 1000) return;
      observer.disconnect();
      performance.mark('listed');
    }).observe(document, { childList: true, subtree: true });
  });
  const sessionResponse = page.waitForResponse('**/auth/session');
  await page.goto(addresses.programme);
  await (await sessionResponse).finished();
  const { listed, first } = await page.evaluate(() => {
    const calls = performance.getEntriesByType('resource').filter(({ name }) => /auth\/session/.test(name));
    return {
      listed: performance.getEntriesByName('listed')[0]?.startTime,
      first: calls[0]?.startTime,
    };
  });
  expect(first).toBeGreaterThan(listed ?? Infinity);
});

test('code whose prefetch failed is requested again by the click', async ({ page, allowProblems }) => {
  allowProblems(/ShowPage/, /^console: /);
  let isCut = true;
  await page.route(codeOf('ShowPage'), (route) => (isCut ? route.abort() : route.continue()));
  const requested = recordRequests(page);
  await openProgramme(page);
  await expect.poll(() => requested(codeOf('ShowPage')).length).toBeGreaterThan(0);
  isCut = false;
  await showLink(page).click();
  await expect(heading(page, /./)).toBeVisible();
  await expect(page.getByText(/^Summe: /)).toBeVisible();
});
