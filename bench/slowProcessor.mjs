import { debugSession } from './browser.mjs';
import { measureInteraction, measurePaint, withWaitingPage } from './measuredPage.mjs';
import { longestOf, watchWork } from './pageWork.mjs';
import { median } from './statistics.mjs';
import { keyStroke, openCard, openFinder, pointAtCard, searchField } from './visitor.mjs';

/** @typedef {import('./measuredPage.mjs').Interaction} Interaction */
/** @typedef {import('./measuredPage.mjs').Pages} Pages */
/** @typedef {import('./measuredPage.mjs').Programme} Programme */

export const slowness = 4;
/** Occurs in the names of some films and in no other text. */
const key = 'j';

/** @typedef {{ reaction: number, task: number, painted: number }} Responsiveness times in ms */

/**
 * Measures the app with a throttled CPU: time to the next paint, longest task, and time until all is painted.
 * @param {Pages} pages
 * @param {Programme} programme
 * @returns {Promise<Map<string, Responsiveness>>} by name of the interaction
 */
function measureOnce(pages, programme) {
  return withWaitingPage(pages, 'app', programme, async (page) => {
    await measurePaint(page, () => pages.server.release(), 'show the list');
    await openFinder(page, 'app');
    const session = await debugSession(page);
    /** @type {Map<string, Responsiveness>} */
    const answers = new Map();
    /**
     * @param {string} name
     * @param {Interaction} interaction
     */
    async function take(name, interaction) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
      await page.evaluate(watchWork);
      const { ms } = await measureInteraction(page, interaction);
      const { reaction, task } = await page.evaluate(longestOf);
      answers.set(name, { reaction, task, painted: ms });
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
    await searchField(page).focus();
    await take('type a letter', keyStroke(page, key, programme.countOf(key)));
    await take('delete it', keyStroke(page, 'Backspace', programme.count));
    await pointAtCard(page);
    await take('open a card', openCard(page));
    return answers;
  });
}

/**
 * @param {Pages} pages
 * @param {Programme} programme
 * @param {number} runs
 * @returns {Promise<[name: string, Responsiveness][]>} medians
 */
export async function measureSlowProcessor(pages, programme, runs) {
  /** @type {Map<string, Responsiveness>[]} */
  const taken = [];
  for (let run = 0; run < runs; run += 1) taken.push(await measureOnce(pages, programme));
  const names = [...(taken[0]?.keys() ?? [])];
  return names.map((name) => {
    const answers = taken.flatMap((answer) => answer.get(name) ?? []);
    const medianOf = (/** @type {keyof Responsiveness} */ figure) =>
      median(answers.map((answer) => answer[figure]));
    return [name, { reaction: medianOf('reaction'), task: medianOf('task'), painted: medianOf('painted') }];
  });
}
