/** JavaScript heap with a long list and after many navigations. */
import { desktop, usedHeap } from './browser.mjs';
import { absolute } from './figures.mjs';
import { goals } from './goals.mjs';
import { programmeOf } from './list/shows.mjs';
import { withWaitingPage } from './list/waitingPage.mjs';
import { programme } from './start/pages.mjs';
import { whenIdle } from './timeout.mjs';

const shows = 500;
const navigations = 80;
const megabyte = 1e6;
const mostRuns = 3;

/** @type {[link: string, content: string][]} */
const round = [
  ['.show-card a[href^="/show/"]', '.detail-head h1'],
  ['header a[href="/cart"]', '.cart-parts'],
  ['footer a[href="/kino/faqs"]', 'article.page h1'],
  [`a[href="${programme.path}"]`, programme.content],
];

/** @type {(page: import('@playwright/test').Page) => Promise<number>} heap afterwards */
async function navigate(page) {
  for (let navigation = 0; navigation < navigations; navigation += 1) {
    const [link = '', content = ''] = round[navigation % round.length] ?? [];
    // Also follows links outside the viewport.
    await page.locator(link).first().dispatchEvent('click');
    await page.locator(content).first().waitFor();
  }
  await whenIdle(page);
  return usedHeap(page);
}

/** @type {(bench: import('./parts.mjs').Bench) => Promise<{ first: number, last: number }>} */
async function heapsOfNavigations({ browser, server }) {
  const context = await browser.newContext(desktop);
  try {
    const page = await context.newPage();
    await page.goto(server.origin + programme.path);
    await page.locator(programme.content).first().waitFor();
    await whenIdle(page);
    // At first pages are cached and the engine recompiles hot code, which is not growth.
    return { first: await navigate(page), last: await navigate(page) };
  } finally {
    await context.close();
  }
}

/**
 * One sequence of navigations is enough, because bytes are counted and not timed.
 * @type {import('./parts.mjs').Part}
 */
export async function measureHeap(bench, runs) {
  const response = await programmeOf(bench.server, shows);
  const lists = [];
  for (let run = 0; run < Math.min(runs, mostRuns); run += 1) {
    const heap = await withWaitingPage(bench, programme.path, response, async ({ page, show }) => {
      await show();
      await whenIdle(page);
      return usedHeap(page);
    });
    lists.push(heap / megabyte);
  }
  const { first, last } = await heapsOfNavigations(bench);
  const growth = `heap: growth over the next ${navigations} navigations`;
  return {
    tables: [],
    figures: [
      absolute(`heap: ${shows} shows`, lists, 'MB', goals.heap),
      absolute(`heap: after ${navigations} navigations`, [first / megabyte], 'MB'),
      absolute(growth, [last / first - 1], 'number', goals.heapGrowth),
    ],
  };
}
