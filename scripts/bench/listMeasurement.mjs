import { collectGarbage, measureTask, usedHeap } from './browser.mjs';
import { paintedAfter, readList, settle, watchList, withoutScripts } from './listPage.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {Awaited<ReturnType<typeof import('./listServer.mjs').startListServer>>} Server */
/** @typedef {{ browser: Browser, server: Server }} Pages the browser, and who serves what it opens */
/** @typedef {'app' | 'reference'} Which */
/** @typedef {{ count: number, body: string }} Programme number of shows, and the answer that carries them */
/** @typedef {{ ms: number, cpu: number, heap: number, list: ReturnType<typeof readList> }} Measurement */

/** @type {Record<Which, string>} */
const addresses = { app: '/kinoprogramm-wien/kinoprogramm', reference: '/vanilla' };
const limit = 60_000;

/**
 * @param {Promise<unknown>} promise
 * @param {string} complaint
 */
async function inTime(promise, complaint) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const tooLate = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(complaint)), limit);
  });
  await Promise.race([promise, tooLate]).finally(() => clearTimeout(timer));
}

/**
 * Opens a page that has nothing left to do but to wait for the programme, and hands it to `use`. Its browser context is
 * its own and knows nothing of the runs before.
 * @template T
 * @param {Pages} pages
 * @param {Which} which
 * @param {Programme} programme
 * @param {(page: import('@playwright/test').Page) => Promise<T>} use
 */
async function withWaitingPage({ browser, server }, which, { count, body }, use) {
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
    await inTime(asked, `The ${which} page did not ask for the programme within ${limit} ms.`);
    await page.evaluate(settle);
    return await use(page);
  } finally {
    await context.close();
  }
}

/**
 * Makes the reference page of the app's own as it waits: the same header, footer and styles, hence the same cards in
 * view, and nothing to keep up to date here.
 * @param {Pages} pages
 */
export async function prepareReference(pages) {
  const nothing = { count: 1, body: '' };
  const html = await withWaitingPage(pages, 'app', nothing, (page) => page.evaluate(withoutScripts));
  pages.server.setReference(html);
}

/**
 * Shows the programme once. Throws if the page does not show every card within a minute.
 * @param {Pages} pages
 * @param {Which} which
 * @param {Programme} programme
 * @returns {Promise<Measurement>} times in ms, heap in bytes
 */
export function measureList(pages, which, programme) {
  return withWaitingPage(pages, which, programme, async (page) => {
    await collectGarbage(page);
    /** @type {number | undefined} */
    let ms;
    const { task } = await measureTask(page, async () => {
      pages.server.release();
      ms = await page.evaluate(paintedAfter, limit);
    });
    const list = await page.evaluate(readList);
    if (ms === undefined) {
      throw new Error(
        `The ${which} page shows ${list.cards.length} of ${programme.count} cards after ${limit} ms.`,
      );
    }
    return { ms, cpu: task, heap: await usedHeap(page), list };
  });
}

/**
 * Times of two pages that show different things say nothing: throws at the first difference. The height stands for
 * the styles.
 * @param {Measurement['list']} app
 * @param {Measurement['list']} reference
 */
export function assertSameContent(app, reference) {
  for (const part of /** @type {const} */ (['headings', 'cards'])) {
    if (app[part].length !== reference[part].length) {
      throw new Error(`${part}: ${app[part].length} in the app, ${reference[part].length} in the reference.`);
    }
    const index = app[part].findIndex((text, position) => text !== reference[part][position]);
    if (index >= 0) {
      const lines = [`  app        ${app[part][index]}`, `  reference  ${reference[part][index]}`];
      throw new Error([`${part} differ at ${index}:`, ...lines].join('\n'));
    }
  }
  if (Math.abs(app.height - reference.height) > 1) {
    throw new Error(`The list is ${app.height} px high in the app, ${reference.height} px in the reference.`);
  }
}
