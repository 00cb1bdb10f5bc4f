/** JavaScript heap with a long list and after many navigations. */
import { usedHeap } from '../browser.mjs';
import { absolute } from '../figures.mjs';
import { whenIdle } from '../timeout.mjs';
import { startListServer } from '../listServer.mjs';
import { measurePaint, withWaitingPage } from '../measuredPage.mjs';
import { programme } from '../startup/visitedPages.mjs';
import { programmeOf } from '../wireShows.mjs';
import { links, onList } from './openPage.mjs';
import { follow } from './navigatingPage.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const shows = 500;
const navigations = 80;
/** Number of navigations after which all pages are cached. */
const warmUpNavigations = 16;
/** During the first navigations the engine still recompiles hot code, which is not growth of the page. */
const ignoredNavigations = 80;
const megabyte = 1e6;

/** @type {[selector: string, content: string][]} */
const round = [
  [links.show, '.detail-head h1'],
  [links.cart, '.cart-parts'],
  [links.advice, 'article.page h1'],
  [`a[href="${programme.path}"]`, programme.content],
];

/**
 * @param {Page} page that shows the list
 * @param {number} count of navigations
 */
async function navigate(page, count) {
  for (let navigation = 0; navigation < count; navigation += 1) {
    const [link = '', content = ''] = round[navigation % round.length] ?? [];
    await page.evaluate(follow, link);
    await page.locator(content).first().waitFor();
  }
  await whenIdle(page);
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} folder
 */
async function heapOfList(browser, folder) {
  const server = await startListServer(folder);
  try {
    return await withWaitingPage({ browser, server }, 'app', programmeOf(shows), async (page) => {
      await measurePaint(page, () => server.release(), 'show the list');
      return usedHeap(page);
    });
  } finally {
    server.close();
  }
}

/**
 * One sequence of navigations is enough, because bytes are counted and not timed.
 * @param {import('../parts.mjs').Shop & { folder: string }} shop
 * @param {number} runs
 * @returns {Promise<import('../figures.mjs').Report>}
 */
export async function measureHeap({ browser, server, folder }, runs) {
  /** @type {number[]} */
  const lists = [];
  for (let run = 0; run < Math.min(runs, 3); run += 1) lists.push(await heapOfList(browser, folder));
  const [warm, first, last] = await onList(browser, server.origin, async (page) => {
    /** @param {number} count */
    const after = async (count) => {
      await navigate(page, count);
      return usedHeap(page);
    };
    return [
      await after(warmUpNavigations),
      await after(ignoredNavigations - warmUpNavigations),
      await after(navigations),
    ];
  });
  const growth = last / first - 1;
  const megabytes = lists.map((bytes) => bytes / megabyte);
  return {
    tables: [
      {
        title: 'JavaScript heap after garbage collection',
        headings: ['', 'MB'],
        rows: [
          [`a list of ${shows} shows`, absolute('', megabytes, 'MB').value.toFixed(2)],
          [`list of the sandbox after ${warmUpNavigations} navigations`, (warm / megabyte).toFixed(2)],
          [`after ${ignoredNavigations}`, (first / megabyte).toFixed(2)],
          [`after ${ignoredNavigations + navigations}`, (last / megabyte).toFixed(2)],
        ],
      },
    ],
    figures: [
      absolute(`heap, ${shows} shows`, megabytes, 'MB', { number: 'G10', limit: 8 }),
      absolute(`heap, growth over ${navigations} navigations`, [growth], 'number', {
        number: 'G10',
        limit: 0.05,
      }),
    ],
  };
}
