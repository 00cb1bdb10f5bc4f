import { collectGarbage, measureTask } from './browser.mjs';
import { withTimeout, timeoutMs, whenIdle } from './timeout.mjs';
import { loadedScripts, paintedAfter, watchList } from './listPage.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Awaited<ReturnType<typeof import('./listServer.mjs').startListServer>>} Server */
/** @typedef {{ browser: Browser, server: Server }} Pages */
/** @typedef {'app' | 'reference'} Which */
/** @typedef {import('./wireShows.mjs').Programme} Programme */
/**
 * Elapsed time, CPU time of the main thread and of its scripts, in ms.
 * @typedef {{ ms: number, cpu: number, script: number }} Cost
 */

/** @type {Record<Which, string>} */
const addresses = { app: '/kinoprogramm-wien/kinoprogramm', reference: '/vanilla' };

/**
 * Opens a page in a new browser context and calls `use` when the page is idle and the request for the programme is
 * pending.
 * @template T
 * @param {Pages} pages
 * @param {Which} which
 * @param {Programme} programme
 * @param {(page: Page) => Promise<T>} use
 */
export async function withWaitingPage({ browser, server }, which, { count, body }, use) {
  const context = await browser.newContext({
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchList, count);
    const requested = server.delay(body);
    await page.goto(server.origin + addresses[which]);
    await withTimeout(requested, `The ${which} page did not request the programme`);
    await whenIdle(page);
    return await use(page);
  } finally {
    await context.close();
  }
}

/**
 * Runs `act` and waits for `window.painted`, which one of the `watch…` functions has set.
 * @param {Page} page
 * @param {() => unknown} act
 * @param {string} name for the error after a minute
 * @returns {Promise<Cost>}
 */
export async function measurePaint(page, act, name) {
  /** @type {number | undefined} */
  let ms;
  const { task, script } = await measureTask(page, async () => {
    await act();
    ms = await page.evaluate(paintedAfter, timeoutMs);
  });
  if (ms === undefined) {
    const cards = await page.locator('.show-card').count();
    const hint = cards > 0 ? ` (the page has ${cards} cards)` : '';
    throw new Error(`${name}: not shown after ${timeoutMs} ms${hint}.`);
  }
  return { ms, cpu: task, script };
}

/**
 * @typedef {object} Interaction
 * @property {string} name
 * @property {(page: Page) => Promise<void>} watch sets `window.painted`
 * @property {() => unknown} [prepare] runs directly before and is not measured
 * @property {() => unknown} act
 */

/**
 * Throws if the page changed before the interaction, or if the interaction loaded code.
 * @param {Page} page
 * @param {Interaction} interaction
 */
export async function measureInteraction(page, { name, watch, prepare, act }) {
  await collectGarbage(page);
  await watch(page);
  const scripts = await page.evaluate(loadedScripts);
  await prepare?.();
  const cost = await measurePaint(page, act, name);
  if (Number.isNaN(cost.ms)) throw new Error(`${name}: the page changed before the interaction.`);
  const late = (await page.evaluate(loadedScripts)).filter((script) => !scripts.includes(script));
  if (late.length > 0)
    throw new Error(`${name}: code was loaded during the measurement: ${late.join(', ')}.`);
  return cost;
}
