import { phone, phoneLine, slowness, throttleCpu, throttleLine } from '../browser.mjs';
import { timeoutMs, withTimeout } from '../timeout.mjs';
import { loaded, readLoading, watchLoading } from './loadingPage.mjs';
import { menu } from './pages.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./pages.mjs').VisitedPage} VisitedPage */
/** @typedef {{ page: Page, loading: ReturnType<typeof readLoading> }} Visited */
/** @typedef {{ line?: import('../browser.mjs').Line | undefined, isRecorded?: boolean }} Options `line` is not throttled if it is undefined */

/** Without a request for this time a page is loaded. Longer than a response takes on the slow line. */
const idleMs = 900;

/**
 * Loads a page with a throttled CPU and waits until its requests have ended.
 * @type {(context: import('@playwright/test').BrowserContext, address: string, expected: VisitedPage, options: Options) => Promise<Visited>}
 */
export async function load(context, address, { content, cart }, { line, isRecorded = false }) {
  const page = await context.newPage();
  await page.addInitScript(watchLoading, { content, menu, cart, isRecorded });
  await throttleCpu(page, slowness);
  if (line) await throttleLine(page, line);
  await page.goto(address, { waitUntil: 'commit', timeout: timeoutMs });
  await withTimeout(
    page.evaluate(loaded, idleMs),
    `${address}: ${content} did not appear, or requests did not end,`,
  );
  return { page, loading: await page.evaluate(readLoading) };
}

/**
 * A first visit in a new browser context.
 * @template T
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {VisitedPage} expected
 * @param {(visited: Visited) => T | Promise<T>} read
 * @param {Options} [options]
 * @returns {Promise<T>}
 */
export async function visit(browser, address, expected, read, options = { line: phoneLine }) {
  const context = await browser.newContext(phone);
  try {
    return await read(await load(context, address, expected, options));
  } finally {
    await context.close();
  }
}
