/** Lighthouse scores of a first visit on a throttled phone. */
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserArguments, findChromium } from '../scripts/programs/chromium.mjs';
import { absolute } from './figures.mjs';
import { findAddresses } from './startup/startup.mjs';
import { visitedPages } from './startup/visitedPages.mjs';
import { median } from './statistics.mjs';

const categories = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);
/** Pages that search engines must not list (requirements, "Search engines"). */
const unlisted = ['cart'];
/** An audit takes long and its scores hardly differ: one per this many runs is enough. */
const runsPerAudit = 5;

/** Lighthouse connects to the browser through a port. */
async function freePort() {
  const server = createServer();
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await new Promise((closed) => server.close(() => closed(undefined)));
  return port;
}

/**
 * Audits a first visit in a new browser: Lighthouse clears the cache between audits, but not what pages have stored.
 * @param {string} address
 * @param {{ isListed: boolean }} options
 */
async function auditPage(address, { isListed }) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await findChromium({ install: false }),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    throttlingMethod: 'devtools',
    onlyCategories: [...categories],
    ...(!isListed && { skipAudits: ['is-crawlable'] }),
  }).finally(() => browser.close());
  if (!result) throw new Error(`Lighthouse returned no result for ${address}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
  return {
    scores: categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100)),
    failed: failedOf(lhr),
  };
}

/** @param {import('lighthouse').Result} result */
function failedOf({ categories: byCategory, audits }) {
  const weighted = Object.values(byCategory).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return weighted
    .map(({ id }) => audits[id])
    .filter((audit) => audit && audit.score !== null && audit.score < 0.9)
    .map((audit) => `${audit?.id} (${audit?.displayValue ?? audit?.score})`);
}

/**
 * @param {import('./parts.mjs').Shop} shop
 * @param {number} runs
 * @returns {Promise<import('./figures.mjs').Report>}
 */
export async function measureLighthouse({ browser, server }, runs) {
  const { show } = await findAddresses(browser, server);
  /** @type {{ name: string, reports: Awaited<ReturnType<typeof auditPage>>[] }[]} */
  const pages = visitedPages(show).map(({ name }) => ({ name, reports: [] }));
  for (let run = 0; run < runs / runsPerAudit; run += 1) {
    for (const [index, { name, path }] of visitedPages(show).entries()) {
      const isListed = !unlisted.includes(name);
      pages[index]?.reports.push(await auditPage(server.origin + path, { isListed }));
      console.error(`  lighthouse: ${name}, run ${run + 1}`);
    }
  }
  const scores = (/** @type {(typeof pages)[number]} */ { reports }, /** @type {number} */ category) =>
    reports.map((each) => each.scores[category] ?? 0);
  return {
    tables: [
      {
        title: 'Lighthouse, first visit on a phone (devtools throttling)',
        headings: ['page', ...categories, 'weighted audits below 90'],
        rows: pages.map((page) => [
          page.name,
          ...categories.map((_, category) => median(scores(page, category))),
          [...new Set(page.reports.flatMap(({ failed }) => failed))].join(', ') || '–',
        ]),
        notes: [
          `Skipped for ${unlisted.join(', ')}, which search engines must not list: \`is-crawlable\`. The cart is empty.`,
        ],
      },
    ],
    figures: pages.flatMap((page) =>
      categories.map((category, index) =>
        absolute(
          `lighthouse, ${page.name}: ${category}, points missing of 100`,
          scores(page, index).map((score) => 100 - score),
          'number',
          { number: 'G6', limit: 0 },
        ),
      ),
    ),
  };
}
