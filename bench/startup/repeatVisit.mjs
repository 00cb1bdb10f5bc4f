import { ratio } from '../figures.mjs';
import { withTimeout } from '../timeout.mjs';
import { median } from '../statistics.mjs';
import { startOf } from './figuresOfLoading.mjs';
import { phone, slowLine } from './slowLine.mjs';
import { load, visitor } from './visit.mjs';
import { programme } from './visitedPages.mjs';

/** @typedef {import('./shopServer.mjs').ShopServer} ShopServer */

/** A secure context for Chromium. The final dot makes it differ from localhost, where the app registers no worker. */
const host = 'shop.localhost.';

/** Cache of the worker with the programme (`src/serviceWorker/files.ts`). */
const programmeCache = 'programme';

/**
 * Resolves when a worker is active and has cached the programme. Runs inside a page and is serialized: it must not use
 * anything of this module.
 * @param {string} name of the cache
 */
async function waitForWorker(name) {
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
 * Visits the programme, waits for the service worker, and visits it again in a new tab. The server throttles the line,
 * because the browser does not throttle workers. Between the visits the line is fast: the worker loads hundreds of
 * files one after the other.
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
    await withTimeout(
      cold.page.evaluate(waitForWorker, programmeCache),
      'The service worker stored no programme',
    );
    await cold.page.close();
    server.conditions.line = line;
    const again = await load(context, address, programme, { hasSlowLine: false });
    const isControlled = await again.page.evaluate(() => navigator.serviceWorker.controller !== null);
    if (!isControlled) throw new Error('The service worker did not control the repeat visit.');
    return { cold: startOf(cold.loading), again: startOf(again.loading) };
  } finally {
    server.conditions.line = undefined;
    await context.close();
  }
}

/**
 * Compares a repeat visit with the first one.
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
