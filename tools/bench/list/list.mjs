/** The programme with 500 and 5,000 shows, and presses on a list of 2,000 with a throttled CPU. */
import { slowness, throttleCpu } from '../browser.mjs';
import { changedPart, withoutScripts } from '../copies.mjs';
import { absolute, ratio } from '../figures.mjs';
import { goals } from '../goals.mjs';
import { addHandWritten } from '../references.mjs';
import { assertSameContent } from '../sameContent.mjs';
import { programme } from '../start/pages.mjs';
import { minimum } from '../statistics.mjs';
import { timeoutMs, whenIdle } from '../timeout.mjs';
import { countCards, isChanged, longestInput, readList, watchInputs } from './listPage.mjs';
import { programmeOf } from './shows.mjs';
import { withWaitingPage } from './waitingPage.mjs';

/** @typedef {import('../parts.mjs').Bench} Bench */
/** @typedef {import('./shows.mjs').Programme} Programme */

const lists = [
  { count: 500, goal: goals.mediumList },
  { count: 5000, goal: goals.longList },
];
const pressedCount = 2000;
/** More runs of thousands of shows would take long and change little. */
const mostRuns = 3;
const reference = '/references/list';

/**
 * Adds the waiting page of the app, which inserts the cards of the app and lays out all of them at once. Throws if it
 * does not show the same as the app.
 * @param {Bench} bench
 * @param {Programme} shows
 */
async function addReference(bench, shows) {
  const app = await withWaitingPage(bench, programme.path, shows, async ({ page, show }) => {
    const html = await page.evaluate(withoutScripts, undefined);
    await show();
    const after = await page.evaluate(() => document.querySelector('main')?.innerHTML ?? '');
    const part = await page.evaluate(changedPart, { before: html, after });
    return { html, part, content: await page.evaluate(readList) };
  });
  const request = '/rest/show/getCurrentShows?s1=fetch&showtype=kino';
  const html = app.part.html.replaceAll(/\b(?:short|long)-list\b/g, '');
  addHandWritten(bench.server, reference, { html: app.html, request, part: { ...app.part, html } });
  const content = await withWaitingPage(bench, reference, shows, async ({ page, show }) => {
    await show();
    return page.evaluate(readList);
  });
  assertSameContent(`${shows.count} shows`, app.content, content);
}

/** @type {(bench: Bench, measured: typeof lists[number], runs: number) => Promise<import('../figures.mjs').Figure>} */
async function measureShowing(bench, { count, goal }, runs) {
  const shows = await programmeOf(bench.server, count);
  if (bench.hasReferences) await addReference(bench, shows);
  /** @type {[app: number[], reference: number[]]} */
  const taken = [[], []];
  const measure = (/** @type {string} */ path) =>
    withWaitingPage(bench, path, shows, (waiting) => waiting.show());
  for (let run = 0; run < runs; run += 1) {
    taken[0].push(await measure(programme.path));
    if (bench.hasReferences) taken[1].push(await measure(reference));
    console.error(`  list: ${count} shows, run ${run + 1} of ${runs}`);
  }
  return ratio(`list: CPU to show ${count} shows`, ...taken, minimum, goal);
}

/** @type {(bench: Bench, shows: Programme) => Promise<Record<string, number>>} ms to the next paint, by press */
const pressOnce = (bench, shows) =>
  withWaitingPage(bench, programme.path, shows, async ({ page, show }) => {
    const take = async (/** @type {() => Promise<unknown>} */ act) => {
      await whenIdle(page);
      await page.evaluate(watchInputs);
      await throttleCpu(page, slowness);
      const before = await page.evaluate(countCards);
      await act();
      await page.waitForFunction(isChanged, before, { timeout: timeoutMs });
      // Entries are reported with a delay.
      await page.waitForTimeout(500);
      await throttleCpu(page, 1);
      return page.evaluate(longestInput);
    };
    await show();
    await page.getByRole('button', { name: 'Termin finden' }).click();
    // A query by role over 29,000 elements takes longer than the delay of the app after typing.
    await page.locator('main input[type="search"]').focus();
    const typed = await take(() => page.keyboard.press('j'));
    const deleted = await take(() => page.keyboard.press('Backspace'));
    await page.locator('.show-card a[href^="/show/"]').first().hover();
    const opened = await take(() => page.mouse.down().then(() => page.mouse.up()));
    return { 'type a letter': typed, 'delete it': deleted, 'open a card': opened };
  });

/** @type {import('../parts.mjs').Part} */
export async function measureList(bench, runs) {
  const figures = [];
  const few = Math.min(runs, mostRuns);
  for (const each of lists)
    figures.push(await measureShowing(bench, each, each.count > pressedCount ? few : runs));
  const shows = await programmeOf(bench.server, pressedCount);
  const taken = [];
  for (let run = 0; run < few; run += 1) taken.push(await pressOnce(bench, shows));
  for (const name of Object.keys(taken[0] ?? {})) {
    const times = taken.map((press) => press[name] ?? Number.NaN);
    const what = `list of ${pressedCount} shows, ${name}: next paint, slow CPU`;
    figures.push(absolute(what, times, 'ms', goals.longListPress));
  }
  return { tables: [], figures };
}
