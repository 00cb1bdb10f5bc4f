import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { addresses, heading } from './steps';

const advice = '/flohmarkt-wien/regen';
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

/** The heading and the footer are the prerendered ones, and nothing of the text was removed. */
async function expectKept(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  expect(await prerenderedOf(page), address).toEqual({ isHeading: true, isFooter: true, removed: [] });
}

test('a page hydrates without changing what was prerendered, also with stored data, campaign parameters and a query that takes effect', async ({
  page,
}) => {
  await page.goto(`${addresses.programme}?suche=metropolis`);
  await expect(page.getByRole('searchbox')).toHaveValue('metropolis');
  await page.evaluate(() => {
    const line = { key: 's1', id: 1, productType: 'show', amount: 1, count: 1, price: 10, totalPrice: 10 };
    localStorage.setItem('cart', JSON.stringify({ s1: line }));
    localStorage.setItem('haken-packliste', JSON.stringify(['klappsessel']));
  });
  await watchHydration(page);
  for (const address of [
    '/',
    '/kinoprogramm-wien',
    addresses.programme,
    '/feedback',
    `${advice}?utm_source=post`,
  ]) {
    await page.goto(address);
    await expectKept(page, address);
  }
  await page.goto('/flohmarkt-wien/packliste');
  expect(await prerenderedOf(page)).toMatchObject({ isHeading: true, isFooter: true });
});

test('a step to another page before the app renders leads there, without an error', async ({ page }) => {
  await page.addInitScript(() => {
    // Runs between the task that starts the app and the one that renders it.
    new MutationObserver((_, observer) => {
      if (!document.documentElement.dataset['start']) return;
      observer.disconnect();
      window.history.pushState(null, '', '/flohmarkt-wien/jobs');
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-start'] });
  });
  await page.goto(addresses.cart);
  await expect(heading(page, /Flohmarkt/)).toBeVisible();
});

test('old addresses and a trailing slash redirect with campaign parameters, and not again after Back', async ({
  page,
  baseURL,
}) => {
  await watchHydration(page);
  await page.goto(addresses.cart);
  for (const [address, target, title] of [
    ['/index.html', '/', 'Autokino und Flohmarkt in Wien'],
    ['/giftcard', '/kinogutschein', /[Gg]utschein/],
    [`${advice}/`, advice, 'Flohmarkt bei Regen'],
  ] as const) {
    await page.goto(`${address}?utm_source=brief&x=a%20b#unten`);
    await expect(page).toHaveURL(`${baseURL}${target}?utm_source=brief&x=a%20b#unten`);
    await expect(heading(page, title)).toBeVisible();
    if (target === advice) await expectKept(page, address);
    await page.goBack();
    await expect(heading(page, 'Warenkorb')).toBeVisible();
    await expect(page).toHaveURL(`${baseURL}${addresses.cart}`);
  }
});

test('an unknown address gets the empty shell, and a show the page of all shows, without a canonical address or breadcrumbs', async ({
  request,
}) => {
  const unknown = '/flohmarkt-wien/gibt-es-nicht';
  const responseOf = (address: string) => request.get(address, { headers: { accept: 'text/html' } });
  const response = await responseOf(unknown);
  expect(response.status()).toBe(404);
  expect(await response.text()).toContain('<div id="root"><noscript>');
  const html = await (await responseOf('/show/301')).text();
  expect(html).toContain('skeleton-block');
  expect(html).not.toMatch(/rel="canonical"|BreadcrumbList/);
});

test('the payment result is prerendered, and only its head script requests the payment status', async ({
  page,
  sandbox,
  allowProblems,
}) => {
  allowProblems(/^request: 404 GET .*order\/paymentStatus/);
  const requested: string[] = [];
  const kinds = /order\/paymentStatus|PaymentPage\S*\.js/;
  page.on('request', (request) => requested.push(...(kinds.exec(request.url()) ?? [])));
  await watchHydration(page);
  for (const [index, address] of ['/pspresult?orderid=99999', '/bezahlung/99999'].entries()) {
    requested.length = 0;
    await page.goto(address);
    await expect(page.getByText('Bestellnummer 99999')).toBeVisible();
    expect(requested[0], address).toBe('order/paymentStatus');
    expect(await prerenderedOf(page), address).toMatchObject({ isFooter: true });
    const { requests } = await sandbox.state();
    expect(requests.filter(({ path }) => path === 'order/paymentStatus')).toHaveLength(index + 1);
  }
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('an information page is complete with its styles and links, and a payment result does not claim to be checked', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/^request: csp GET /);
    await page.goto(advice);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flohmarkt bei Regen');
    await expect(page.locator('.skip-link')).toHaveCSS('position', 'absolute');
    expect((await page.getByRole('main').innerText()).split(/\s+/).length).toBeGreaterThan(300);
    await page
      .getByRole('navigation', { name: 'Du bist hier' })
      .getByRole('link', { name: 'Flohmarkt' })
      .click();
    await expect(page).toHaveURL('/flohmarkt-wien');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })).toBeVisible();

    await page.goto('/pspresult?orderid=99999');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bezahlung');
    await expect(page.getByText(/^Wir fragen nach, ob deine Zahlung angekommen ist/)).toBeHidden();
  });
});
