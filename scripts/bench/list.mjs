/** The programme: a visitor shows it, looks for something in it, shows all of it again, opens a show. */
import { printTable } from './browser.mjs';
import { measureVisit, prepareReference, readVisit, steps } from './listMeasurement.mjs';
import { answerHeadings, answerRow, costHeadings, costRow, sizeHeadings, sizeRow } from './listTables.mjs';
import { assertSameContent } from './sameContent.mjs';
import { measureSlowProcessor, slowness } from './slowProcessor.mjs';
import { programmeOf } from './wireShows.mjs';

/** @typedef {import('./listMeasurement.mjs').Step} Step */
/** @typedef {import('./listTables.mjs').Taken} Taken */
/** @typedef {import('./measuredPage.mjs').Pages} Pages */
/** @typedef {import('./measuredPage.mjs').Programme} Programme */

const programmes = [50, 500, 2000].map(programmeOf);
const mostSlowRuns = 3;
const stepNames = /** @type {Step[]} */ (Object.keys(steps));

/** @param {Awaited<ReturnType<typeof readVisit>>} contents */
const nodesOf = (contents) => contents.get('list')?.nodes ?? Number.NaN;

/**
 * Asserts first that both show the same.
 * @param {Pages} pages
 * @param {Programme} programme
 * @param {number} runs
 * @returns {Promise<Taken>}
 */
async function compare(pages, programme, runs) {
  await prepareReference(pages, programme);
  const shown = {
    app: await readVisit(pages, 'app', programme),
    reference: await readVisit(pages, 'reference', programme),
  };
  for (const [step, content] of shown.app) assertSameContent(steps[step], content, shown.reference.get(step));
  /** @type {Taken} */
  const taken = {
    count: programme.count,
    app: [],
    reference: [],
    nodes: [nodesOf(shown.app), nodesOf(shown.reference)],
  };
  for (let run = 0; run < runs; run += 1) {
    taken.app.push(await measureVisit(pages, 'app', programme));
    taken.reference.push(await measureVisit(pages, 'reference', programme));
  }
  return taken;
}

/**
 * @param {Pages} pages
 * @param {number} runs
 */
export async function measureLists(pages, runs) {
  /** @type {Taken[]} */
  const taken = [];
  for (const programme of programmes) taken.push(await compare(pages, programme, runs));
  printTable(
    costHeadings,
    stepNames.flatMap((step) => taken.map((each) => costRow(step, each))),
  );
  console.log();
  printTable(sizeHeadings, taken.map(sizeRow));

  const largest = programmes.at(-1);
  if (!largest) return;
  const answers = await measureSlowProcessor(pages, largest, Math.min(runs, mostSlowRuns));
  console.log(`\nThe app at ${largest.count} shows, processor slowed down ${slowness} times:`);
  printTable(answerHeadings, answers.map(answerRow));
}
