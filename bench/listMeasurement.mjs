import { collectGarbage, usedHeap } from './browser.mjs';
import { readPage } from './listPage.mjs';
import { measureInteraction, measurePaint, withWaitingPage } from './measuredPage.mjs';
import { aroundFacts, aroundList, lateStyles, withoutScripts } from './pageCopies.mjs';
import { openCard, openFinder, pointAtCard, search, soughtText } from './visitor.mjs';

/** @typedef {import('./measuredPage.mjs').Cost} Cost */
/** @typedef {import('./measuredPage.mjs').Page} Page */
/** @typedef {import('./measuredPage.mjs').Pages} Pages */
/** @typedef {import('./measuredPage.mjs').Programme} Programme */
/** @typedef {import('./measuredPage.mjs').Which} Which */
/** @typedef {ReturnType<typeof readPage>} Content */

/** What is measured, in the order in which a visitor does it, and its name in the table. */
export const steps = /** @type {const} */ ({
  list: 'show the list',
  filter: 'filter it',
  all: 'show all again',
  open: 'open a card',
});

/** @typedef {keyof typeof steps} Step */
/** @typedef {{ costs: { list: Cost } & Partial<Record<Step, Cost>>, heap: number }} Visit heap in bytes with the list on the page */

/**
 * Makes the reference page of the app's own: the same header, footer, styles and form, hence the same cards in view,
 * and nothing to keep up to date here.
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
 * Shows the programme once, looks for something in it, shows all of it again and opens a show. Throws where the page
 * does not show what it should within a minute.
 * @param {Pages} pages
 * @param {Which} which
 * @param {Programme} programme
 * @param {(page: Page, step: Step) => Promise<unknown>} look after each step
 * @returns {Promise<Record<Step, Cost>>}
 */
function visit(pages, which, programme, look) {
  return withWaitingPage(pages, which, programme, async (page) => {
    /**
     * @param {Step} step
     * @param {Promise<Cost>} measured
     */
    async function looked(step, measured) {
      const cost = await measured;
      await look(page, step);
      return cost;
    }
    const name = (/** @type {Step} */ step) => `${which}, ${steps[step]}`;
    const searching = (/** @type {Step} */ step, /** @type {string} */ text) =>
      looked(step, measureInteraction(page, search(page, name(step), text, programme.countOf(text))));

    await collectGarbage(page);
    const list = await looked(
      'list',
      measurePaint(page, () => pages.server.release(), name('list')),
    );
    await openFinder(page, which);
    const filter = await searching('filter', soughtText);
    const all = await searching('all', '');
    await pointAtCard(page);
    const open = await looked('open', measureInteraction(page, openCard(page)));
    return { list, filter, all, open };
  });
}

/**
 * Shows the programme and nothing else: of thousands of shows, that alone takes seconds.
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
 * What a page shows after each step. Not in the visits that are measured: the look at it lays everything out.
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
