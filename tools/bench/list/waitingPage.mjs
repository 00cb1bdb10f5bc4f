import { collectGarbage, desktop, measureCpu } from '../browser.mjs';
import { timeoutMs, whenIdle, withTimeout } from '../timeout.mjs';
import { watchList } from './listPage.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./shows.mjs').Programme} Programme */
/** @typedef {{ page: Page, show: () => Promise<number> }} WaitingPage `show` resolves to the CPU time in ms */

/**
 * Opens a page in a new browser context and calls `use` when the page is idle, has loaded its files and waits for the
 * programme. `show` lets the programme arrive and resolves when it is painted.
 * @template T
 * @param {Pick<import('../parts.mjs').Bench, 'browser' | 'server'>} bench
 * @param {string} path
 * @param {Programme} programme
 * @param {(waiting: WaitingPage) => Promise<T>} use
 */
export async function withWaitingPage({ browser, server }, path, { count, body }, use) {
  const context = await browser.newContext(desktop);
  const { requested, release } = server.hold(body);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchList, count);
    await page.goto(server.origin + path);
    await withTimeout(requested, `${path} did not request the programme`);
    await whenIdle(page);
    await collectGarbage(page);
    return await use({
      page,
      show: () =>
        measureCpu(page, async () => {
          release();
          const painted = page.evaluate(() =>
            /** @type {import('./listPage.mjs').MeasuredWindow} */ (window).painted?.then(() => true),
          );
          await withTimeout(painted, `${path} did not show ${count} cards`, 2 * timeoutMs);
        }),
    });
  } finally {
    server.conditions.held = undefined;
    await context.close();
  }
}
