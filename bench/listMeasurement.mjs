import { collectGarbage, usedHeap } from './browser.mjs';
import { readPage } from './listPage.mjs';
import { measureInteraction, measurePaint, withWaitingPage } from './measuredPage.mjs';
import { aroundFacts, aroundList, lateStyles, withoutScripts } from './pageCopies.mjs';
import { openCard, openFinder, pointAtCard, search, searchText } from './visitor.mjs';

/** @typedef {import('./measuredPage.mjs').Cost} Cost */
/** @typedef {import('./measuredPage.mjs').Page} Page */
/** @typedef {import('./measuredPage.mjs').Pages} Pages */
/** @typedef {import('./measuredPage.mjs').Programme} Programme */
/** @typedef {import('./measuredPage.mjs').Which} Which */
/** @typedef {ReturnType<typeof readPage>} Content */

/** Measured steps in their order, with their names in tables and in the baseline. */
export const steps = /** @type {const} */ ({
  list: 'show the list',
  filter: 'filter it',
  all: 'show all again',
  open: 'open a card',
});

/** @typedef {keyof typeof steps} Step */
/** @typedef {{ costs: { list: Cost } & Partial<Record<Step, Cost>>, heap: number }} Visit heap in bytes after the list was rendered */

/**
 * Builds the reference page from the page of the app: the same header, footer, styles and form, hence the same cards in
 * view.
 * @param {Pages} pages
 * @param {Programme} programme
 */
export async function prepareReference(pages, programme) {
  await withWaitingPage(pages, 'app', programme, async (page) => {
    const waiting = await page.evaluate(withoutScripts);
    await measurePaint(page, () => pages.server.release(), steps.list);
    const listed = await page.evaluate(aroundList);
    await openFinder(page, 'app');
    const found = await page.evaluate(aroundList);
    await pointAtCard(page);
    await measureInteraction(page, openCard(page));
    pages.server.setReference({
      waiting,
      aroundList: listed,
      aroundFound: found,
      aroundFacts: await page.evaluate(aroundFacts),
      lateStyles: await page.evaluate(lateStyles, waiting),
    });
  });
}

/**
 * Runs all steps once. Throws if the page does not show the expected content within a minute.
 * @param {Pages} pages
 * @param {Which} which
 * @param {Programme} programme
 * @param {(page: Page, step: Step) => Promise<unknown>} afterStep
 * @returns {Promise<Record<Step, Cost>>}
 */
function visit(pages, which, programme, afterStep) {
  return withWaitingPage(pages, which, programme, async (page) => {
    /**
     * @param {Step} step
     * @param {Promise<Cost>} measured
     */
    async function finish(step, measured) {
      const cost = await measured;
      await afterStep(page, step);
      return cost;
    }
    const name = (/** @type {Step} */ step) => `${which}, ${steps[step]}`;
    const searching = (/** @type {Step} */ step, /** @type {string} */ text) =>
      finish(step, measureInteraction(page, search(page, name(step), text, programme.countOf(text))));

    await collectGarbage(page);
    const list = await finish(
      'list',
      measurePaint(page, () => pages.server.release(), name('list')),
    );
    await openFinder(page, which);
    const filter = await searching('filter', searchText);
    const all = await searching('all', '');
    await pointAtCard(page);
    const open = await finish('open', measureInteraction(page, openCard(page)));
    return { list, filter, all, open };
  });
}

/**
 * Runs the first step only: with thousands of shows it takes seconds.
 * @param {Pages} pages
 * @param {Which} which
 * @param {Programme} programme
 * @returns {Promise<{ visit: Visit, content: Content }>}
 */
export function measureShowing(pages, which, programme) {
  return withWaitingPage(pages, which, programme, async (page) => {
    await collectGarbage(page);
    const list = await measurePaint(page, () => pages.server.release(), `${which}, ${steps.list}`);
    const heap = await usedHeap(page);
    return { visit: { costs: { list }, heap }, content: await page.evaluate(readPage) };
  });
}

/**
 * @param {Pages} pages
 * @param {Which} which
 * @param {Programme} programme
 * @returns {Promise<Visit>}
 */
export async function measureVisit(pages, which, programme) {
  let heap = Number.NaN;
  const costs = await visit(pages, which, programme, async (page, step) => {
    if (step === 'list') heap = await usedHeap(page);
  });
  return { costs, heap };
}

/**
 * Content of the page after each step. Not part of the measured visits, because reading it forces layout.
 * @param {Pages} pages
 * @param {Which} which
 * @param {Programme} programme
 */
export async function readVisit(pages, which, programme) {
  /** @type {Map<Step, Content>} */
  const contents = new Map();
  await visit(pages, which, programme, async (page, step) => {
    contents.set(step, await page.evaluate(readPage));
  });
  return contents;
}
