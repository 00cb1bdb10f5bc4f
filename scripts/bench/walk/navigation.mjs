/** From the list to another screen, whose code is there already. */
import { debugSession } from '../browser.mjs';
import { absolute, ratio } from '../figures.mjs';
import { settled } from '../inTime.mjs';
import { measureInteraction } from '../measuredPage.mjs';
import { withoutScripts } from '../pageCopies.mjs';
import { slowness } from '../slowProcessor.mjs';
import { programme } from '../startup/visitedPages.mjs';
import { median } from '../statistics.mjs';
import { onList, ways, withPage } from './walk.mjs';
import { watchHeading } from './walkingPage.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {keyof typeof ways} Way */

const wayNames = /** @type {Way[]} */ (Object.keys(ways));
const reference = '/references/navigation';
/** A page written by hand: a press on a link puts a heading in the place of the list; Back puts the list back. */
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
 * There and back again, on each way.
 * @param {Page} page that shows the list
 * @param {string} which
 */
async function walk(page, which) {
  const session = await debugSession(page);
  /** @type {[Way, number][]} */
  const times = [];
  for (const way of wayNames) {
    const link = page.locator(ways[way]).first();
    // Texts of information pages are fetched when a link is pointed at.
    await link.hover();
    await settled(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    const { ms } = await measureInteraction(page, {
      name: `${which}, to ${way}`,
      watch: () => page.evaluate(watchHeading),
      async act() {
        await page.mouse.down();
        await page.mouse.up();
      },
    });
    times.push([way, ms]);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goBack();
    await page.locator(programme.content).first().waitFor();
    await settled(page);
  }
  return /** @type {Record<Way, number>} */ (Object.fromEntries(times));
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
  /** @type {Record<Way, number>[][]} */
  const [own, other] = await onList(browser, origin, (app) =>
    withPage(browser, origin + reference, programme.content, async (vanilla) => {
      /** @type {[Record<Way, number>[], Record<Way, number>[]]} */
      const taken = [[], []];
      // The first walk is for code that has never run.
      for (let run = 0; run <= runs; run += 1) {
        await app.bringToFront();
        const walked = await walk(app, 'app');
        await vanilla.bringToFront();
        const compared = await walk(vanilla, 'reference');
        if (run === 0) continue;
        taken[0].push(walked);
        taken[1].push(compared);
      }
      return taken;
    }),
  );
  const of = (/** @type {Record<Way, number>[] | undefined} */ walks, /** @type {Way} */ way) =>
    (walks ?? []).map((walked) => walked[way]);
  return {
    tables: [
      {
        title: `From the list to another screen's heading, processor slowed down ${slowness} times`,
        headings: ['to', 'app ms', 'ref. ms', 'ratio'],
        rows: wayNames.map((way) => {
          const [ms, referenceMs] = [median(of(own, way)), median(of(other, way))];
          return [way, Math.round(ms), Math.round(referenceMs), (ms / referenceMs).toFixed(2)];
        }),
      },
    ],
    figures: wayNames.flatMap((way) => [
      absolute(`navigation: list to ${way}`, of(own, way), 'ms', { number: 'G7', limit: 100 }),
      ratio(`navigation: list to ${way}, against swapping a heading`, of(own, way), of(other, way), median),
    ]),
  };
}
