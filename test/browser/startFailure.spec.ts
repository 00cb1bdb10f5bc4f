import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { addresses, button, heading } from './steps';

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Der Shop ist nicht gestartet' });
const claims = (page: Page) => page.getByText(/wird geladen|Wir fragen nach/).filter({ visible: true });
const paymentResult = '/pspresult?orderid=17';

/** Counts the documents that are requested. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
  return () => loads;
}

for (const name of ['main', 'react', 'first']) {
  test(`a lost request for ${name} is repeated without a reload`, async ({ page, allowProblems }) => {
    allowProblems(/^request: net::ERR_CONNECTION_RESET/, /^request: 404 GET .*paymentStatus/);
    const loads = countLoads(page);
    for (const [index, address] of ['/checkout', paymentResult, '/kino/faqs'].entries()) {
      let isLost = false;
      await page.route(new RegExp(`/assets/${name}-`), (route) => {
        if (isLost) return route.continue();
        isLost = true;
        return route.abort('connectionreset');
      });
      // Waits for the hydration.
      await page.goto(address);
      expect(isLost, address).toBe(true);
      expect(loads(), address).toBe(index + 1);
      await expect(notice(page), address).toHaveCount(0);
      await page.unrouteAll();
    }
  });
}

test('a page whose files are gone is loaded once more at another address, never during a purchase, and then says what happened', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/^request: 404 (?:GET|HEAD) .*(?:\/assets\/|paymentStatus)/);
  await page.route(/\/assets\//, (route) => route.fulfill({ status: 404, body: '' }));
  const loads = countLoads(page);

  for (const [address, expectedLoads] of [
    ['/checkout', 1],
    [paymentResult, 2],
    [addresses.programme, 4],
    [addresses.show, 5],
    ['/kino/faqs', 6],
  ] as const) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(notice(page), address).toContainText('nicht angekommen');
    await expect(notice(page), address).toBeVisible();
    await expect(claims(page), address).toHaveCount(0);
    await expect(page.locator('button:visible'), address).toHaveText(['Seite neu laden']);
    expect(loads(), address).toBe(expectedLoads);
  }
  // The text of the page is still there.
  await expect(page.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();

  await page.unroute(/\/assets\//);
  await button(page, 'Seite neu laden').click();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(notice(page)).toHaveCount(0);
});

test('a page of an old build that a host has stored starts at another address, which is then restored', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/^request: 404 (?:GET|HEAD) .*\/assets\//);
  await page.route(/\/assets\//, async (route) => {
    const isOld = !new URL(page.url()).searchParams.has('neu');
    await (isOld ? route.fulfill({ status: 404, body: '' }) : route.continue());
  });
  await page.goto(addresses.programme, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(page).toHaveURL(new RegExp(`${addresses.programme}$`));
  await expect(heading(page, 'Kinoprogramm')).toBeVisible();
});

test('a browser that does not understand the app names those that do', async ({ page, allowProblems }) => {
  allowProblems(/^page: Unexpected identifier/);
  await page.route(/\/assets\/main-.*js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'ein Browser von gestern' }),
  );
  const loads = countLoads(page);
  await page.goto(addresses.programme, { waitUntil: 'commit' });
  await expect(notice(page)).toContainText('Chrome ab 111, Edge ab 111, Firefox ab 115, Safari ab 16.4');
  expect(loads()).toBe(1);
});

test('a script that never arrives is reported, and the app starts when it does', async ({ page }) => {
  let answer = () => Promise.resolve();
  await page.route(/\/assets\/main-.*js/, (route) => {
    answer = () => route.continue();
  });
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.goto('/checkout', { waitUntil: 'commit' });
  await expect(heading(page, 'Kassa')).toBeVisible();
  await expect.poll(() => page.locator('script[src*="/main-"]').count()).toBe(1);
  // From here on no time passes by itself: a loaded machine could take more than the last second.
  await page.clock.pauseAt(start + 119_000);
  await expect(page.locator('script[src*="without-app"]')).toHaveCount(0);
  await page.clock.fastForward(60_000);
  await expect(page.locator('script[src*="/main-"]')).toHaveCount(2);
  await page.clock.fastForward(16_000);
  await expect(notice(page)).toContainText('An deinem Warenkorb und deinen Bestellungen ändert das nichts.');
  await page.clock.resume();
  await answer();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(notice(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pages say so where the content would be, and offer and claim nothing that needs it', async ({
    page,
  }) => {
    // Playwright finds no texts in `noscript`.
    const text = page.locator('noscript');
    for (const address of [addresses.programme, '/checkout', paymentResult, '/kino/faqs', addresses.show]) {
      await page.goto(address);
      await expect(text.locator('p'), address).toBeInViewport();
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      await expect(claims(page), address).toHaveCount(0);
      await expect(page.locator(':is(button, form):visible'), address).toHaveCount(0);
    }
  });
});
