import { chromium } from '@playwright/test';
import { browserArguments, findChromium } from '../scripts/programs/chromium.mjs';
import { withTimeout } from './timeout.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ task: number, script: number, layout: number }} Cost CPU time of the main thread in ms */

/** @type {WeakMap<Page, Promise<import('@playwright/test').CDPSession>>} */
const sessions = new WeakMap();

/** Launches the installed Chromium. The caller closes it. */
export async function launchBrowser() {
  const executablePath = await findChromium({ install: false });
  return chromium.launch({ executablePath, args: browserArguments });
}

/**
 * A CDP session of the page that measures CPU time instead of elapsed time, which depends less on other programs.
 * @param {Page} page
 */
export function debugSession(page) {
  const known = sessions.get(page);
  if (known) return known;
  const opened = page
    .context()
    .newCDPSession(page)
    .then(async (session) => {
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      return session;
    });
  sessions.set(page, opened);
  return opened;
}

/**
 * @param {Page} page
 * @returns {Promise<Cost>} since the start of the process
 */
async function costSoFar(page) {
  const session = await debugSession(page);
  const { metrics } = await session.send('Performance.getMetrics');
  /** @param {string} name */
  const milliseconds = (name) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return {
    task: milliseconds('TaskDuration'),
    script: milliseconds('ScriptDuration'),
    layout: milliseconds('LayoutDuration'),
  };
}

/**
 * CPU time of the main thread from the start of `action` to the second frame after its end.
 * @param {Page} page
 * @param {() => Promise<unknown>} action
 * @returns {Promise<Cost>}
 */
export async function measureTask(page, action) {
  const before = await costSoFar(page);
  await action();
  const rendered = page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );
  await withTimeout(rendered, `${page.url()} did not render two frames`);
  const after = await costSoFar(page);
  return {
    task: after.task - before.task,
    script: after.script - before.script,
    layout: after.layout - before.layout,
  };
}

/**
 * Run before a measurement, so that it does not include the garbage of earlier work.
 * @param {Page} page
 */
export async function collectGarbage(page) {
  const session = await debugSession(page);
  await session.send('HeapProfiler.collectGarbage');
}

/**
 * @param {Page} page
 * @returns {Promise<number>} bytes of the JavaScript heap after garbage collection
 */
export async function usedHeap(page) {
  await collectGarbage(page);
  const session = await debugSession(page);
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
