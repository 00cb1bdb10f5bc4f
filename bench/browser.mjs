import { chromium } from '@playwright/test';
import { browserArguments, findChromium } from '../scripts/programs/chromium.mjs';
import { inTime } from './timeout.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ task: number, script: number, layout: number }} Cost CPU time of the page's main thread in ms */

/** @type {WeakMap<Page, Promise<import('@playwright/test').CDPSession>>} */
const sessions = new WeakMap();

/** Starts the machine's Chromium; the caller closes it. */
export async function launchBrowser() {
  const executablePath = await findChromium({ install: false });
  return chromium.launch({ executablePath, args: browserArguments });
}

/**
 * A page's debugging session, which counts CPU time instead of wall time, so that other programs on the machine
 * disturb less.
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
 * @returns {Promise<Cost>} since the page's process began
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
 * What the page's main thread spends while `action` runs, until two frames after its end have been drawn.
 * @param {Page} page
 * @param {() => Promise<unknown>} action
 * @returns {Promise<Cost>}
 */
export async function measureTask(page, action) {
  const before = await costSoFar(page);
  await action();
  const drawn = page.evaluate(
    () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );
  await inTime(drawn, `${page.url()} did not draw two frames`);
  const after = await costSoFar(page);
  return {
    task: after.task - before.task,
    script: after.script - before.script,
    layout: after.layout - before.layout,
  };
}

/**
 * Frees what is no longer needed, so that a measurement does not pay for what came before it.
 * @param {Page} page
 */
export async function collectGarbage(page) {
  const session = await debugSession(page);
  await session.send('HeapProfiler.collectGarbage');
}

/**
 * @param {Page} page
 * @returns {Promise<number>} bytes of the script heap that are still needed
 */
export async function usedHeap(page) {
  await collectGarbage(page);
  const session = await debugSession(page);
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
