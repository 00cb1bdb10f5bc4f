import { debugSession } from '../browser.mjs';
import { withTimeout, timeoutMs } from '../timeout.mjs';
import { startOf } from './figuresOfLoading.mjs';
import { loaded, readLoading, watchLoading } from './loadingPage.mjs';
import { phone } from './slowLine.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./visitedPages.mjs').VisitedPage} VisitedPage */

/** Without a request for this time a page is loaded. Longer than a response takes on the slow line. */
const idleMs = 900;

/** @type {import('@playwright/test').BrowserContextOptions} */
export const visitor = {
  locale: 'de-AT',
  timezoneId: 'Europe/Vienna',
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/**
 * Throttles the CPU, and the line unless the server does.
 * @param {Page} page
 * @param {boolean} hasSlowLine
 */
async function throttle(page, hasSlowLine) {
  const session = await debugSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.processor });
  if (!hasSlowLine) return;
  const bytesPerSecond = phone.bitsPerSecond / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: phone.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** Runs inside a page before its scripts. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/**
 * Loads a page and waits until its requests have ended.
 * @param {BrowserContext} context
 * @param {string} address
 * @param {VisitedPage} expected
 * @param {{ hasSlowLine: boolean }} options
 */
export async function load(context, address, { content, cart }, { hasSlowLine }) {
  const page = await context.newPage();
  await page.addInitScript(watchLoading, { content, cart });
  await throttle(page, hasSlowLine);
  await page.goto(address, { waitUntil: 'commit', timeout: timeoutMs });
  await withTimeout(
    page.evaluate(loaded, idleMs),
    `${address}: ${content} did not appear, or requests did not end,`,
  );
  return { page, loading: await page.evaluate(readLoading) };
}

/**
 * A first visit in a new browser context.
 * @param {Browser} browser
 * @param {string} address
 * @param {VisitedPage} expected
 * @param {Set<string>} [own] from `ownFiles`
 */
export async function visit(browser, address, expected, own) {
  const context = await browser.newContext({ ...visitor, serviceWorkers: 'block' });
  try {
    const { loading } = await load(context, address, expected, { hasSlowLine: true });
    return startOf(loading, own);
  } finally {
    await context.close();
  }
}

/**
 * Files that a page loads for itself: with data saving, the shop prefetches nothing for other pages.
 * @param {Browser} browser
 * @param {string} address
 * @param {VisitedPage} expected
 * @returns {Promise<Set<string>>} paths
 */
export async function ownFiles(browser, address, expected) {
  const context = await browser.newContext({ ...visitor, serviceWorkers: 'block' });
  try {
    await context.addInitScript(saveData);
    const { loading } = await load(context, address, expected, { hasSlowLine: false });
    return new Set(loading.fetched.map(({ path }) => path));
  } finally {
    await context.close();
  }
}
