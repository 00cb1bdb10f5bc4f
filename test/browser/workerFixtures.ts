import type { BrowserContext, Page } from '@playwright/test';
import { consentCookie, declined, expect, expectNoProblems, test as base, watchProblems } from './fixtures';
import { deploy, type Deployment } from './deployment';
import { setClock } from './shopClock';

type Fixtures = { shop: Deployment; visitor: BrowserContext };

/** A shop on a host that is not local, where it registers its worker. */
export const test = base.extend<Fixtures>({
  shop: async ({}, use) => {
    const shop = await deploy();
    await use(shop);
    shop.close();
  },
  visitor: async ({ browser, shop }, use) => {
    const context = await browser.newContext({ baseURL: shop.origin, locale: 'de-AT' });
    await setClock(context);
    const problems = await watchProblems(context, shop.origin);
    await context.addCookies([
      { name: consentCookie, value: encodeURIComponent(declined), url: shop.origin },
    ]);
    await use(context);
    await context.close();
    // The tests take away the connection and files of the host.
    expectNoProblems(problems, /^request: /, /^console: .*The code did not load/);
  },
});

/** Waits until a service worker, which first loads the whole shop, controls the page. */
export const hasWorker = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), { timeout: 30_000 })
    .toBe(true);
