import { collectGarbage, measureTask } from './browser.mjs';
import { inTime, limit, settled } from './timeout.mjs';
import { loadedScripts, paintedAfter, watchList } from './listPage.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {Awaited<ReturnType<typeof import('./listServer.mjs').startListServer>>} Server */
/** @typedef {{ browser: Browser, server: Server }} Pages the browser, and who serves what it opens */
/** @typedef {'app' | 'reference'} Which */
/** @typedef {import('./wireShows.mjs').Programme} Programme */
/**
 * What a visitor waits, what the main thread works for it, and how much of that are scripts, in ms.
 * @typedef {{ ms: number, cpu: number, script: number }} Cost
 */

/** @type {Record<Which, string>} */
const addresses = { app: '/kinoprogramm-wien/kinoprogramm', reference: '/vanilla' };

/**
 * Opens a page that has nothing left to do but to wait for the programme, and hands it to `use`. Its browser context is
 * its own and knows nothing of the runs before.
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
    const asked = server.hold(body);
    await page.goto(server.origin + addresses[which]);
    await inTime(asked, `The ${which} page did not request the programme`);
    await settled(page);
    return await use(page);
  } finally {
    await context.close();
  }
}

/**
 * Runs `act` and waits for what it leads to, of which the page was told before.
 * @param {Page} page
 * @param {() => unknown} act
 * @param {string} what for the complaint where it does not come within a minute
 * @returns {Promise<Cost>}
 */
export async function measurePaint(page, act, what) {
  /** @type {number | undefined} */
  let ms;
  const { task, script } = await measureTask(page, async () => {
    await act();
    ms = await page.evaluate(paintedAfter, limit);
  });
  if (ms === undefined) {
    const cards = await page.locator('.show-card').count();
    const hint = cards > 0 ? ` (the page has ${cards} cards)` : '';
    throw new Error(`${what}: not shown after ${limit} ms${hint}.`);
  }
  return { ms, cpu: task, script };
}

/**
 * @typedef {object} Interaction
 * @property {string} name
 * @property {(page: Page) => Promise<void>} watch tells the page what the visitor does, and what it leads to
 * @property {() => unknown} [prepare] what comes right before, and is not measured
 * @property {() => unknown} act
 */

/**
 * Throws where the page changed before the visitor did anything, or where code had to be fetched for it.
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
