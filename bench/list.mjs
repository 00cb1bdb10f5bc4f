/** The programme: a visitor shows it, looks for something in it, shows all of it again, opens a show. */
import { measureShowing, measureVisit, prepareReference, readVisit, steps } from './listMeasurement.mjs';
import {
  answerFigure,
  answerHeadings,
  answerRow,
  costHeadings,
  costRow,
  listFigure,
  sizeHeadings,
  sizeRow,
} from './listTables.mjs';
import { assertSameContent } from './sameContent.mjs';
import { measureSlowProcessor, slowness } from './slowProcessor.mjs';
import { programmeOf } from './wireShows.mjs';

/** @typedef {import('./figures.mjs').Report} Report */
/** @typedef {import('./listMeasurement.mjs').Step} Step */
/** @typedef {import('./listTables.mjs').Taken} Taken */
/** @typedef {import('./measuredPage.mjs').Pages} Pages */
/** @typedef {import('./measuredPage.mjs').Programme} Programme */

const largest = programmeOf(2000);
const programmes = [programmeOf(50), programmeOf(500), largest];
const huge = programmeOf(5000);
const mostHugeRuns = 3;
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
 * Shows more than any programme holds, with the reference that was made last.
 * @param {Pages} pages
 * @param {number} runs
 * @returns {Promise<Taken>}
 */
async function compareHuge(pages, runs) {
  /** @type {Taken} */
  const taken = { count: huge.count, app: [], reference: [], nodes: [Number.NaN, Number.NaN] };
  for (let run = 0; run < runs; run += 1) {
    const app = await measureShowing(pages, 'app', huge);
    const reference = await measureShowing(pages, 'reference', huge);
    assertSameContent(`${huge.count} shows`, app.content, reference.content);
    taken.app.push(app.visit);
    taken.reference.push(reference.visit);
    taken.nodes = [app.content.nodes, reference.content.nodes];
  }
  return taken;
}

/**
 * @param {Pages} pages
 * @param {number} runs
 * @returns {Promise<Report>}
 */
export async function measureLists(pages, runs) {
  /** @type {Taken[]} */
  const taken = [];
  for (const programme of programmes) taken.push(await compare(pages, programme, runs));
  taken.push(await compareHuge(pages, Math.min(runs, mostHugeRuns)));
  const answers = await measureSlowProcessor(pages, largest, Math.min(runs, mostSlowRuns));
  const forEachStep = (/** @type {(step: Step, taken: Taken) => any} */ made) =>
    stepNames.flatMap((step) =>
      taken.filter(({ app }) => app[0]?.costs[step]).map((each) => made(step, each)),
    );
  return {
    tables: [
      { title: 'Programme list', headings: costHeadings, rows: forEachStep(costRow) },
      { title: 'DOM nodes and heap of the programme list', headings: sizeHeadings, rows: taken.map(sizeRow) },
      {
        title: `The app with ${largest.count} shows, CPU throttled ${slowness} ×`,
        headings: answerHeadings,
        rows: answers.map(answerRow),
      },
    ],
    figures: [
      ...forEachStep(listFigure),
      ...answers.map(([name, { reaction }]) =>
        answerFigure(`list, ${largest.count} shows, slow processor: ${name}`, reaction),
      ),
    ],
  };
}
