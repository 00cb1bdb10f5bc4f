/**
 * What a visitor does with the programme, each from the start to the painted page: shows it, looks for something in it,
 * shows all of it again, opens a show. Against a page written by hand that shows the same with the same styles, in the
 * same run.
 *
 * Two figures for each: elapsed time is what a visitor waits for, painting included, but it goes by whole frames and
 * by what else the machine does; the main thread's CPU time is free of both, but knows nothing of other threads.
 * Where the two ratios disagree much, run it again on a quieter machine.
 *
 * What a visitor with a slow processor feels is told in absolute times, which hold for this machine only.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { root, withoutSettings } from '../tool.mjs';
import { launchBrowser, printTable } from './browser.mjs';
import { measureVisit, prepareReference, readVisit, steps } from './listMeasurement.mjs';
import { startListServer } from './listServer.mjs';
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

function readArguments() {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '7' }, dist: { type: 'boolean', default: false } },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1.');
  return { runs, dist: values.dist };
}

/** @param {string} folder */
async function buildInto(folder) {
  Object.assign(process.env, withoutSettings);
  await build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
}

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
async function measureAll(pages, runs) {
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

async function main() {
  const { runs, dist } = readArguments();
  const folder = dist ? join(root, 'dist') : mkdtempSync(join(tmpdir(), 'ticketshop-bench-'));
  /** @type {Awaited<ReturnType<typeof startListServer>> | undefined} */
  let server;
  /** @type {Awaited<ReturnType<typeof launchBrowser>> | undefined} */
  let browser;
  try {
    if (!dist) await buildInto(folder);
    server = await startListServer(folder);
    browser = await launchBrowser();
    const versions = `Node ${process.versions.node}, Chromium ${browser.version()}`;
    console.log(`${new Date().toISOString().slice(0, 10)}, ${versions}, ${availableParallelism()} cores`);
    await measureAll({ browser, server }, runs);
  } finally {
    await browser?.close();
    server?.close();
    if (!dist) rmSync(folder, { recursive: true, force: true });
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
