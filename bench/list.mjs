/** The programme: a visitor opens it, filters it, shows all shows again and opens one. */
import { measureShowing, measureVisit, prepareReference, readVisit, steps } from './listMeasurement.mjs';
import {
  nextPaintFigure,
  responsivenessHeadings,
  responsivenessRow,
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
/** @typedef {import('./listTables.mjs').ListVisits} ListVisits */
/** @typedef {import('./measuredPage.mjs').Pages} Pages */
/** @typedef {import('./measuredPage.mjs').Programme} Programme */

const largest = programmeOf(2000);
const programmes = [programmeOf(50), programmeOf(500), largest];
const huge = programmeOf(5000);
const mostHugeRuns = 3;
const mostSlowRuns = 3;
const stepNames = /** @type {Step[]} */ (Object.keys(steps));

/** @param {Awaited<ReturnType<typeof readVisit>>} visit */
const nodesOf = (visit) => visit.get('list')?.nodes ?? Number.NaN;

/**
 * Asserts first that both pages show the same content.
 * @param {Pages} pages
 * @param {Programme} programme
 * @param {number} runs
 * @returns {Promise<ListVisits>}
 */
async function compare(pages, programme, runs) {
  await prepareReference(pages, programme);
  const contents = {
    app: await readVisit(pages, 'app', programme),
    reference: await readVisit(pages, 'reference', programme),
  };
  for (const [step, content] of contents.app)
    assertSameContent(steps[step], content, contents.reference.get(step));
  /** @type {ListVisits} */
  const taken = {
    count: programme.count,
    app: [],
    reference: [],
    nodes: [nodesOf(contents.app), nodesOf(contents.reference)],
  };
  for (let run = 0; run < runs; run += 1) {
    taken.app.push(await measureVisit(pages, 'app', programme));
    taken.reference.push(await measureVisit(pages, 'reference', programme));
  }
  return taken;
}

/**
 * Measures a list that is longer than any real one, with the reference page of the last `compare`.
 * @param {Pages} pages
 * @param {number} runs
 * @returns {Promise<ListVisits>}
 */
async function compareHuge(pages, runs) {
  /** @type {ListVisits} */
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
  /** @type {ListVisits[]} */
  const taken = [];
  for (const programme of programmes) taken.push(await compare(pages, programme, runs));
  taken.push(await compareHuge(pages, Math.min(runs, mostHugeRuns)));
  const answers = await measureSlowProcessor(pages, largest, Math.min(runs, mostSlowRuns));
  const forEachStep = (/** @type {(step: Step, taken: ListVisits) => any} */ made) =>
    stepNames.flatMap((step) =>
      taken.filter(({ app }) => app[0]?.costs[step]).map((each) => made(step, each)),
    );
  return {
    tables: [
      { title: 'Programme list', headings: costHeadings, rows: forEachStep(costRow) },
      { title: 'DOM nodes and heap of the programme list', headings: sizeHeadings, rows: taken.map(sizeRow) },
      {
        title: `The app with ${largest.count} shows, CPU throttled ${slowness} ×`,
        headings: responsivenessHeadings,
        rows: answers.map(responsivenessRow),
      },
    ],
    figures: [
      ...forEachStep(listFigure),
      ...answers.map(([name, { reaction }]) =>
        nextPaintFigure(`list, ${largest.count} shows, slow processor: ${name}`, reaction),
      ),
    ],
  };
}
