import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const advice = '/flohmarkt-wien/regen';
const pages = [
  '/',
  advice,
  '/kinoprogramm-wien',
  '/kinoprogramm-wien/kinoprogramm',
  '/flohmarkt-wien',
  '/feedback',
];

/** Elements of the prerendered page, and texts of it that were removed later. */
type PrerenderedElements = { heading: Element | null; footer: Element | null; removed: string[] };

const prerenderedOf = (page: Page) =>
  page.evaluate(() => {
    const { built } = window as unknown as { built: PrerenderedElements };
    return {
      isHeading: built.heading === document.querySelector('main h1'),
      isFooter: built.footer === document.querySelector('footer'),
      removed: built.removed,
    };
  });

const whole = { isHeading: true, isFooter: true, removed: [] };

/** Records the elements of the prerendered page, and each element of its text that is removed later. */
async function watchHydration(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      // Prehydrated cards are not part of the build: React replaces them.
      const article = document.querySelector('main article:not(.prehydrated *)');
      const own = new Set(article?.querySelectorAll('h1, h2, p, li') ?? []);
      const built: PrerenderedElements = {
        heading: document.querySelector('main h1'),
        footer: document.querySelector('footer'),
        removed: [],
      };
      Object.assign(window, { built });
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes])) {
          if (!(node instanceof Element)) continue;
          const gone = [node, ...node.querySelectorAll('*')].filter((element) => own.has(element));
          built.removed.push(...gone.map(({ outerHTML }) => outerHTML));
        }
      }).observe(document.body, { childList: true, subtree: true });
    });
  });
}

/** React has hydrated when a click on its button has an effect. */
async function isHydrated(page: Page) {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

for (const address of pages) {
  test(`${address} hydrates without changing the prerendered page`, async ({ page }) => {
    await watchHydration(page);
    await page.goto(address);
    await isHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await prerenderedOf(page)).toEqual(whole);
  });
}

test('stored data does not break hydration', async ({ page }) => {
  await page.goto('/kinoprogramm-wien/kinoprogramm');
  await page.evaluate(() => {
    const line = { key: 's1', id: 1, productType: 'show', amount: 1, count: 1, price: 10, totalPrice: 10 };
    localStorage.setItem('cart', JSON.stringify({ s1: line }));
    localStorage.setItem('haken-packliste', JSON.stringify(['Klappsessel']));
  });
  await watchHydration(page);
  for (const address of ['/flohmarkt-wien/packliste', '/']) {
    await page.goto(address);
    await isHydrated(page);
    expect(await prerenderedOf(page)).toMatchObject({ isHeading: true, isFooter: true });
  }
});

test('a query that the prerendered page does not cover takes effect', async ({ page }) => {
  await page.goto('/kinoprogramm-wien/kinoprogramm?suche=metropolis');
  await expect(page.getByRole('searchbox')).toHaveValue('metropolis');
});

test('campaign parameters do not change a page', async ({ page }) => {
  await watchHydration(page);
  await page.goto(`${advice}?utm_source=post`);
  await isHydrated(page);
  expect(await prerenderedOf(page)).toEqual(whole);
});

test('an unknown address gets the empty shell, not the page of another address', async ({
  page,
  request,
  allowProblems,
}) => {
  const address = '/flohmarkt-wien/gibt-es-nicht';
  allowProblems(new RegExp(`^request: 404 GET \\S+${address}$`));
  const response = await request.get(address, { headers: { accept: 'text/html' } });
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('<div id="root"></div>');
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a show gets the prerendered page of all shows, which has no canonical address and no breadcrumb data', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/show/301', { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('skeleton-block');
  expect(html).not.toMatch(/rel="canonical"|BreadcrumbList/);
  await page.goto('/show/301');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const address of ['/pspresult?orderid=99999', '/bezahlung/99999']) {
  test(`${address} is prerendered, and only its head script requests the payment status`, async ({
    page,
    sandbox,
    allowProblems,
  }) => {
    allowProblems(/^request: 404 GET .*order\/paymentStatus/);
    const requested: string[] = [];
    const kinds = /order\/paymentStatus|PaymentPage\S*\.js/;
    page.on('request', (request) => requested.push(...(kinds.exec(request.url()) ?? [])));
    await watchHydration(page);
    await page.goto(address);
    await expect(page.getByText('Bestellnummer 99999')).toBeVisible();
    expect(requested[0]).toBe('order/paymentStatus');
    expect(await prerenderedOf(page)).toMatchObject({ isFooter: true });
    const { requests } = await sandbox.state();
    expect(requests.filter(({ path }) => path === 'order/paymentStatus')).toHaveLength(1);
  });
}

test('an address with a trailing slash redirects to the page without it', async ({ page }) => {
  await watchHydration(page);
  await page.goto(`${advice}/?utm_source=post`);
  await expect(page).toHaveURL(`${advice}?utm_source=post`);
  await isHydrated(page);
  expect(await prerenderedOf(page)).toEqual(whole);
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('an information page is complete, with its links and those of the layout', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/^request: csp GET /);
    await page.goto(advice);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flohmarkt bei Regen');
    expect((await page.getByRole('main').innerText()).split(/\s+/).length).toBeGreaterThan(300);
    await page
      .getByRole('navigation', { name: 'Du bist hier' })
      .getByRole('link', { name: 'Flohmarkt' })
      .click();
    await expect(page).toHaveURL('/flohmarkt-wien');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })).toBeVisible();
  });

  test('the payment result says that the payment is being checked', async ({ page, allowProblems }) => {
    allowProblems(/^request: csp GET /);
    await page.goto('/pspresult?orderid=99999');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bezahlung');
    await expect(page.getByText(/^Wir fragen nach, ob deine Zahlung angekommen ist/)).toBeVisible();
  });
});
