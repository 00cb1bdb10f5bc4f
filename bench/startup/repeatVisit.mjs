import { ratio } from '../figures.mjs';
import { inTime } from '../timeout.mjs';
import { median } from '../statistics.mjs';
import { startOf } from './figuresOfLoading.mjs';
import { phone, slowLine } from './slowLine.mjs';
import { load, visitor } from './visit.mjs';
import { programme } from './visitedPages.mjs';

/** @typedef {import('./shopServer.mjs').ShopServer} ShopServer */

/** Chromium trusts it like any local host, while the dot at its end makes the app register its worker, as on a real one. */
const host = 'shop.localhost.';

/** Where the worker keeps the programme (`src/serviceWorker/files.ts`). */
const programmeCache = 'programme';

/**
 * Resolves once a worker serves the page's address and holds what it keeps of the programme. Runs inside a page and sees
 * nothing of this file.
 * @param {string} name of the worker's cache
 */
async function workerSettled(name) {
  const { active } = await navigator.serviceWorker.ready;
  const isActive = () => active?.state === 'activated';
  if (!isActive()) {
    await new Promise((resolve) =>
      active?.addEventListener('statechange', () => isActive() && resolve(undefined)),
    );
  }
  const cache = await caches.open(name);
  while ((await cache.keys()).length === 0) await new Promise((resolve) => setTimeout(resolve, 100));
}

/**
 * Visits the programme, lets the service worker settle with what it keeps of it, and comes back in a new tab. The browser
 * slows the line of pages down, but not that of workers: here the server does, for both visits. Between them, when
 * nothing is measured, the line is quick: the worker fetches its hundreds of files one after the other.
 * @param {import('@playwright/test').Browser} browser
 * @param {ShopServer} server
 */
async function visitTwice(browser, server) {
  const context = await browser.newContext(visitor);
  const line = slowLine(phone);
  try {
    const address = `http://${host}:${server.port}${programme.path}`;
    server.conditions.line = line;
    const cold = await load(context, address, programme, { hasSlowLine: false });
    server.conditions.line = undefined;
    await inTime(cold.page.evaluate(workerSettled, programmeCache), 'The service worker stored no programme');
    await cold.page.close();
    server.conditions.line = line;
    const again = await load(context, address, programme, { hasSlowLine: false });
    const isServed = await again.page.evaluate(() => navigator.serviceWorker.controller !== null);
    if (!isServed) throw new Error('The service worker did not control the repeat visit.');
    return { cold: startOf(cold.loading), again: startOf(again.loading) };
  } finally {
    server.conditions.line = undefined;
    await context.close();
  }
}

/**
 * How much sooner the cards are there for who has been here before.
 * @param {import('../parts.mjs').Shop} shop
 * @param {number} runs
 * @returns {Promise<import('../figures.mjs').Report>}
 */
export async function measureRepeatVisit({ browser, server }, runs) {
  /** @type {Awaited<ReturnType<typeof visitTwice>>[]} */
  const visits = [];
  for (let run = 0; run < runs / 2; run += 1) visits.push(await visitTwice(browser, server));
  const of = (/** @type {'cold' | 'again'} */ which, /** @type {'firstPaint' | 'content'} */ figure) =>
    visits.map((each) => each[which][figure]);
  const row = (/** @type {string} */ name, /** @type {'cold' | 'again'} */ which) => [
    name,
    Math.round(median(of(which, 'firstPaint'))),
    Math.round(median(of(which, 'content'))),
  ];
  const goal = { number: 'G11', limit: 0.25 };
  return {
    tables: [
      {
        title: 'Programme, repeat visit with the service worker (line throttled by the server)',
        headings: ['', 'first paint ms', 'first cards ms'],
        rows: [row('first visit', 'cold'), row('second visit', 'again')],
        notes: ['The line is slow in both visits, and fast in between, while the worker stores its files.'],
      },
    ],
    figures: [
      ratio(
        'start again, programme: first paint',
        of('again', 'firstPaint'),
        of('cold', 'firstPaint'),
        median,
      ),
      ratio(
        'start again, programme: first cards',
        of('again', 'content'),
        of('cold', 'content'),
        median,
        goal,
      ),
    ],
  };
}
