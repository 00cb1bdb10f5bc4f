import { phone, phoneLine } from '../browser.mjs';
import { ratio } from '../figures.mjs';
import { goals } from '../goals.mjs';
import { median } from '../statistics.mjs';
import { withTimeout } from '../timeout.mjs';
import { slowLine } from '../transfer.mjs';
import { startOf } from './loading.mjs';
import { programme } from './pages.mjs';
import { load } from './visit.mjs';

/** @typedef {import('../parts.mjs').Bench} Bench */

/** Cache of the worker with the programme (`src/serviceWorker/files.ts`). */
const programmeCache = 'programme';

/**
 * Runs in a page. Resolves when a worker is active and has cached the programme.
 * @param {string} name of the cache
 */
async function waitForWorker(name) {
  const { active } = await navigator.serviceWorker.ready;
  while (active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 100));
  const cache = await caches.open(name);
  while ((await cache.keys()).length === 0) await new Promise((resolve) => setTimeout(resolve, 100));
}

/**
 * Visits the programme, waits for the service worker, and visits it again in a new tab. The server throttles the line,
 * because the browser does not throttle workers. Between the visits the line is fast: the worker loads hundreds of
 * files one after the other.
 * @param {Bench} bench
 */
async function visitTwice({ browser, server }) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'allow' });
  const address = server.publicOrigin + programme.path;
  const line = slowLine(phoneLine);
  try {
    server.conditions.line = line;
    const cold = await load(context, address, programme, {});
    server.conditions.line = undefined;
    const isReady = cold.page.evaluate(waitForWorker, programmeCache);
    await withTimeout(isReady, 'The service worker stored no programme');
    await cold.page.close();
    server.conditions.line = line;
    const again = await load(context, address, programme, {});
    const isControlled = await again.page.evaluate(() => navigator.serviceWorker.controller !== null);
    if (!isControlled) throw new Error('The service worker did not control the repeat visit.');
    return { cold: startOf(cold.loading), again: startOf(again.loading) };
  } finally {
    server.conditions.line = undefined;
    await context.close();
  }
}

/** @type {(bench: Bench, runs: number) => Promise<import('../figures.mjs').Figure[]>} */
export async function measureRepeatVisit(bench, runs) {
  /** @type {Awaited<ReturnType<typeof visitTwice>>[]} */
  const visits = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visitTwice(bench));
  const of = (/** @type {'cold' | 'again'} */ which) => visits.map((each) => each[which].content);
  const name = `repeat visit, ${programme.name}: cards against the first visit`;
  return [ratio(name, of('again'), of('cold'), median, goals.repeatVisit)];
}
