/** Lighthouse's performance score of a first visit on a throttled phone. */
import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { launchBrowser } from './browser.mjs';
import { absolute } from './figures.mjs';
import { goals } from './goals.mjs';
import { findPages } from './start/pages.mjs';

/** An audit takes long and its score hardly differs: one per this many runs is enough. */
const runsPerAudit = 5;

/** Lighthouse connects to the browser through a port. */
async function freePort() {
  const server = createServer();
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  await new Promise((closed) => server.close(closed));
  return port;
}

/** Uses a new browser: Lighthouse clears the cache between audits, but not what pages have stored. */
async function missingPoints(/** @type {string} */ address) {
  const port = await freePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    // The simulated throttling estimates the first paint of pages with inline scripts incorrectly.
    throttlingMethod: 'devtools',
    onlyCategories: ['performance'],
  }).finally(() => browser.close());
  const problem = result ? result.lhr.runtimeError?.message : 'no result';
  if (problem) throw new Error(`Lighthouse at ${address}: ${problem}`);
  return 100 - Math.round((result?.lhr.categories['performance']?.score ?? 0) * 100);
}

/** @type {import('./parts.mjs').Part} */
export async function measureLighthouse({ browser, server }, runs) {
  const figures = [];
  for (const { name, path } of await findPages(browser, server.origin)) {
    const points = [];
    for (let run = 0; run < runs / runsPerAudit; run += 1)
      points.push(await missingPoints(server.secureOrigin + path));
    const metric = 'Lighthouse performance, points missing of 100';
    figures.push(absolute(`lighthouse, ${name}: ${metric}`, points, 'number', goals.lighthouse));
  }
  return { tables: [], figures };
}
