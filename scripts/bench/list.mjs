/**
 * How long the programme takes from the answer's last byte to the painted list, against a page written by hand that
 * shows the same cards with the same styles, in the same run.
 *
 * Two figures for each: elapsed time is what a visitor waits for, painting included, but it goes by whole frames and
 * by what else the machine does; the main thread's CPU time is free of both, but knows nothing of other threads.
 * Where the two ratios disagree much, run it again on a quieter machine.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { root, withoutSettings } from '../tool.mjs';
import { launchBrowser, median, printTable } from './browser.mjs';
import { assertSameContent, measureList, prepareReference } from './listMeasurement.mjs';
import { startListServer } from './listServer.mjs';
import { wireShows } from './wireShows.mjs';

/** @typedef {import('./listMeasurement.mjs').Measurement} Measurement */
/** @typedef {import('./listMeasurement.mjs').Which} Which */

const sizes = [50, 500, 2000];
const pair = (/** @type {string} */ name) => [`app ${name}`, `ref. ${name}`];
const headings = [
  'shows',
  ...pair('ms'),
  'ratio',
  ...pair('CPU ms'),
  'CPU ratio',
  ...pair('nodes/card'),
  ...pair('heap MB'),
];

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

/**
 * @param {number} count
 * @param {number} runs
 * @param {(which: Which) => Promise<Measurement>} measure
 * @returns {Promise<(string | number)[]>} a row of the table
 */
async function compare(count, runs, measure) {
  const shown = { app: (await measure('app')).list, reference: (await measure('reference')).list };
  assertSameContent(shown.app, shown.reference);
  /** @type {Record<Which, Measurement[]>} */
  const taken = { app: [], reference: [] };
  for (let run = 0; run < runs; run += 1) {
    taken.app.push(await measure('app'));
    taken.reference.push(await measure('reference'));
  }
  /**
   * @param {'ms' | 'cpu' | 'heap'} figure
   * @returns {[app: number, reference: number]}
   */
  const medians = (figure) => [
    median(taken.app.map((each) => each[figure])),
    median(taken.reference.map((each) => each[figure])),
  ];
  /** @param {[app: number, reference: number]} values */
  const withRatio = ([app, reference]) => [
    app.toFixed(1),
    reference.toFixed(1),
    (app / reference).toFixed(2),
  ];
  return [
    count,
    ...withRatio(medians('ms')),
    ...withRatio(medians('cpu')),
    ...[shown.app, shown.reference].map(({ nodes }) => (nodes / count).toFixed(2)),
    ...medians('heap').map((bytes) => (bytes / 1e6).toFixed(1)),
  ];
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
    const pages = { browser, server };
    await prepareReference(pages);
    const rows = [];
    for (const count of sizes) {
      const programme = { count, body: JSON.stringify(wireShows(count)) };
      rows.push(await compare(count, runs, (which) => measureList(pages, which, programme)));
    }
    printTable(headings, rows);
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
