import { chromium } from '@playwright/test';
import { browserArguments, findChromium } from '../../scripts/programs/chromium.mjs';
import { certificateArguments } from './certificate.mjs';
import { withTimeout } from './timeout.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ latency: number, bitsPerSecond: number }} Line latency in ms per request */

/** The throttled phone of the goals (docs/performance.md). */
export const phoneLine = { latency: 562, bitsPerSecond: 1.47e6 };
export const slowness = 4;

/** @type {import('@playwright/test').BrowserContextOptions} */
export const desktop = { locale: 'de-AT', timezoneId: 'Europe/Vienna', serviceWorkers: 'block' };

/** @type {import('@playwright/test').BrowserContextOptions} */
export const phone = {
  ...desktop,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** @type {WeakMap<Page, Promise<import('@playwright/test').CDPSession>>} */
const sessions = new WeakMap();

/** Launches the installed Chromium. The caller closes it. */
export async function launchBrowser(/** @type {string[]} */ args = []) {
  return chromium.launch({
    executablePath: await findChromium({ install: false }),
    args: [...browserArguments, ...(await certificateArguments()), ...args],
  });
}

/** The one CDP session of a page. */
export function debugSession(/** @type {Page} */ page) {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** @type {(page: Page, rate: number) => Promise<void>} */
export async function throttleCpu(page, rate) {
  await (await debugSession(page)).send('Emulation.setCPUThrottlingRate', { rate });
}

/** @type {(page: Page, line: Line) => Promise<void>} */
export async function throttleLine(page, { latency, bitsPerSecond }) {
  const session = await debugSession(page);
  const throughput = { downloadThroughput: bitsPerSecond / 8, uploadThroughput: bitsPerSecond / 8 };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, latency, ...throughput });
}

/** CPU time depends less on other programs than elapsed time. */
async function cpuSoFar(/** @type {Page} */ page) {
  const session = await debugSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/**
 * CPU time of the main thread in ms, from the start of `action` to the second frame after its end.
 * @type {(page: Page, action: () => Promise<unknown>) => Promise<number>}
 */
export async function measureCpu(page, action) {
  const before = await cpuSoFar(page);
  await action();
  const rendered = page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );
  await withTimeout(rendered, `${page.url()} did not render two frames`);
  return (await cpuSoFar(page)) - before;
}

/** For before a measurement, so that it does not include the garbage of earlier work. */
export async function collectGarbage(/** @type {Page} */ page) {
  await (await debugSession(page)).send('HeapProfiler.collectGarbage');
}

/** @type {(page: Page) => Promise<number>} bytes of the JavaScript heap after garbage collection */
export async function usedHeap(page) {
  await collectGarbage(page);
  return (await (await debugSession(page)).send('Runtime.getHeapUsage')).usedSize;
}
