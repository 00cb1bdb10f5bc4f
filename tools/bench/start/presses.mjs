import { phone, phoneLine, slowness, throttleCpu, throttleLine } from '../browser.mjs';
import { absolute } from '../figures.mjs';
import { goals } from '../goals.mjs';
import { timeoutMs, withTimeout } from '../timeout.mjs';
import { menu } from './pages.mjs';

/** @typedef {{ pressed: number, hydrated: number, answered: number }} Press times in ms; never answered: Infinity */
/** @typedef {Window & { press?: Promise<Press> }} PressWindow */

/**
 * Runs before the scripts of the page: clicks the button at the first paint, however busy the machine is.
 * React sets `onclick` of a button that it has hydrated.
 * @param {{ selector: string, lostMs: number }} options `lostMs` is the time after hydration when a press counts as lost
 */
function watchPress({ selector, lostMs }) {
  /** @type {PressWindow} */
  const watched = window;
  const button = () => /** @type {HTMLElement | null} */ (document.querySelector(selector));
  watched.press = new Promise((resolve) => {
    const press = { pressed: NaN, hydrated: NaN, answered: NaN };
    new PerformanceObserver(() => {
      if (!Number.isNaN(press.pressed)) return;
      press.pressed = performance.now();
      button()?.click();
    }).observe({ type: 'paint', buffered: true });
    const timer = setInterval(() => {
      const now = performance.now();
      if (button()?.onclick && Number.isNaN(press.hydrated)) press.hydrated = now;
      const isOpen = button()?.getAttribute('aria-expanded') === 'true';
      if (!isOpen && !(now > press.hydrated + lostMs)) return;
      clearInterval(timer);
      if (!isOpen) resolve({ ...press, answered: Infinity });
      // The second frame starts when the first one has been painted.
      const onPaint = () => resolve({ ...press, answered: performance.now() });
      requestAnimationFrame(() => requestAnimationFrame(onPaint));
    }, 5);
  });
}

/**
 * Presses the menu as soon as it is shown. Throws if the page was hydrated by then.
 * @type {(browser: import('@playwright/test').Browser, address: string) => Promise<number>} ms from hydration to the answer
 */
async function pressEarly(browser, address) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchPress, { selector: menu, lostMs: 10_000 });
    await throttleCpu(page, slowness);
    await throttleLine(page, phoneLine);
    await page.goto(address, { waitUntil: 'commit', timeout: timeoutMs });
    const answer = page.evaluate(() => /** @type {PressWindow} */ (window).press);
    const press = await withTimeout(answer, `${address}: the page was not hydrated`);
    if (!press || !(press.pressed < press.hydrated))
      throw new Error(`${address}: hydrated before the press, so nothing was measured.`);
    return Math.max(0, press.answered - press.hydrated);
  } finally {
    await context.close();
  }
}

/** @type {(bench: import('../parts.mjs').Bench, visited: import('./pages.mjs').VisitedPage[], runs: number) => Promise<import('../figures.mjs').Figure[]>} */
export async function measurePresses({ browser, server }, visited, runs) {
  const pages = visited.map(({ name, path }) => ({ name, path, times: /** @type {number[]} */ ([]) }));
  for (let run = 0; run < runs; run += 1)
    for (const { path, times } of pages) times.push(await pressEarly(browser, server.secureOrigin + path));
  return pages.map(({ name, times }) =>
    absolute(`start, ${name}: answer to an early press after hydration`, times, 'ms', goals.earlyPress),
  );
}
