/** Navigations from the list to pages whose code is loaded. */
import { debugSession } from '../browser.mjs';
import { absolute, ratio } from '../figures.mjs';
import { whenIdle } from '../timeout.mjs';
import { measureInteraction } from '../measuredPage.mjs';
import { withoutScripts } from '../pageCopies.mjs';
import { slowness } from '../slowProcessor.mjs';
import { programme } from '../startup/visitedPages.mjs';
import { median } from '../statistics.mjs';
import { links, onList, withPage } from './openPage.mjs';
import { watchHeading } from './navigatingPage.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {keyof typeof links} Destination */
/** @typedef {Destination | 'back'} Step */

const destinations = /** @type {Destination[]} */ (Object.keys(links));
/** @type {Record<Step, string>} */
const steps = {
  show: 'list to show',
  back: 'show to list, by Back',
  cart: 'list to cart',
  advice: 'list to advice',
};
const stepNames = /** @type {Step[]} */ (Object.keys(steps));
const reference = '/references/navigation';
/** A click on a link replaces the list by a heading; Back restores the list. */
const referenceScript = `<script type="module">
const main = document.querySelector('main');
const list = [...main.childNodes];
document.addEventListener('click', (event) => {
  const link = event.target.closest('a');
  if (!link) return;
  event.preventDefault();
  const heading = document.createElement('h1');
  heading.textContent = link.pathname;
  main.replaceChildren(heading);
  history.pushState(null, '', link.href);
});
window.addEventListener('popstate', () => main.replaceChildren(...list));
</script>`;

/**
 * Measures the ms from `act` to the painted page, with a throttled CPU.
 * @param {Page} page
 * @param {string} name
 * @param {{ event: string, content: string }} expected
 * @param {() => Promise<unknown>} act
 */
async function measureMs(page, name, expected, act) {
  const session = await debugSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const watch = () => page.evaluate(watchHeading, expected);
  const { ms } = await measureInteraction(page, { name, watch, act });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return ms;
}

/**
 * Opens each destination from the list and goes back.
 * @param {Page} page that shows the list
 * @param {string} which
 */
async function visitAll(page, which) {
  /** @type {Partial<Record<Step, number>>} */
  const times = {};
  for (const destination of destinations) {
    // Texts of information pages are prefetched on hover.
    await page.locator(links[destination]).first().hover();
    await whenIdle(page);
    const there = { event: 'click', content: 'main h1' };
    times[destination] = await measureMs(page, `${which}, to ${destination}`, there, async () => {
      await page.mouse.down();
      await page.mouse.up();
    });
    await whenIdle(page);
    const again = { event: 'popstate', content: programme.content };
    const back = await measureMs(page, `${which}, back from ${destination}`, again, () =>
      page.evaluate(() => history.back()),
    );
    if (destination === 'show') times.back = back;
    await whenIdle(page);
  }
  return /** @type {Record<Step, number>} */ (times);
}

/**
 * @param {import('../parts.mjs').Shop} shop
 * @param {number} runs
 * @returns {Promise<import('../figures.mjs').Report>}
 */
export async function measureNavigation({ browser, server }, runs) {
  const { origin, pages } = server;
  const copy = await onList(browser, origin, (page) => page.evaluate(withoutScripts));
  const body = copy.replace('</body>', () => `${referenceScript}</body>`);
  pages.set(reference, { type: 'text/html; charset=utf-8', body });
  /** @type {Record<Step, number>[][]} */
  const [own, other] = await onList(browser, origin, (app) =>
    withPage(browser, origin + reference, programme.content, async (vanilla) => {
      /** @type {[Record<Step, number>[], Record<Step, number>[]]} */
      const taken = [[], []];
      // The first run is a warm-up.
      for (let run = 0; run <= runs; run += 1) {
        await app.bringToFront();
        const appTimes = await visitAll(app, 'app');
        await vanilla.bringToFront();
        const referenceTimes = await visitAll(vanilla, 'reference');
        if (run === 0) continue;
        taken[0].push(appTimes);
        taken[1].push(referenceTimes);
      }
      return taken;
    }),
  );
  const of = (/** @type {Record<Step, number>[] | undefined} */ visits, /** @type {Step} */ step) =>
    (visits ?? []).map((visit) => visit[step]);
  return {
    tables: [
      {
        title: `Client-side navigation, CPU throttled ${slowness} ×`,
        headings: ['', 'app ms', 'ref. ms', 'ratio'],
        rows: stepNames.map((step) => {
          const [ms, referenceMs] = [median(of(own, step)), median(of(other, step))];
          return [steps[step], Math.round(ms), Math.round(referenceMs), (ms / referenceMs).toFixed(2)];
        }),
        notes: [
          'From the click (Back: from `popstate`) to the frame after the one with the heading of the new page, for the list ' +
            'also with its cards. If the navigation is animated, as from a card: to the first frame of the animation.',
        ],
      },
    ],
    figures: stepNames.flatMap((step) => [
      absolute(`navigation: ${steps[step]}`, of(own, step), 'ms', { number: 'G7', limit: 100 }),
      ratio(`navigation: ${steps[step]}, against swapping a heading`, of(own, step), of(other, step), median),
    ]),
  };
}
