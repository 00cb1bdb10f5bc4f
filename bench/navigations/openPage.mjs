import { settled } from '../timeout.mjs';
import { programme } from '../startup/visitedPages.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */

/** What a visitor goes to from the list, by the links to it. */
export const ways = {
  show: '.show-card a[href^="/show/"]',
  cart: 'header a[href="/cart"]',
  advice: 'footer a[href="/kino/faqs"]',
};

/**
 * Opens a page that has nothing left to fetch, and hands it to `use`.
 * @template T
 * @param {Browser} browser
 * @param {string} address
 * @param {string} content what is there when it is there
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
    // The frame's late parts come with the first key or press.
    await page.keyboard.press('Shift');
    await settled(page);
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
