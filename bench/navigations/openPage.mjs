import { whenIdle } from '../timeout.mjs';
import { programme } from '../startup/visitedPages.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */

/** Selectors of the links from the list, by destination. */
export const links = {
  show: '.show-card a[href^="/show/"]',
  cart: 'header a[href="/cart"]',
  advice: 'footer a[href="/kino/faqs"]',
};

/**
 * Opens a page and calls `use` when it is idle.
 * @template T
 * @param {Browser} browser
 * @param {string} address
 * @param {string} content selector of the main content
 * @param {(page: Page) => Promise<T>} use
 */
export async function withPage(browser, address, content, use) {
  const context = await browser.newContext({
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.locator(content).first().waitFor();
    // The layout loads its deferred parts after the first key or click.
    await page.keyboard.press('Shift');
    await whenIdle(page);
    return await use(page);
  } finally {
    await context.close();
  }
}

/**
 * @template T
 * @param {Browser} browser
 * @param {string} origin
 * @param {(page: Page) => Promise<T>} use
 */
export const onList = (browser, origin, use) =>
  withPage(browser, origin + programme.path, programme.content, use);
