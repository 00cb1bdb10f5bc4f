/**
 * What a visitor does with the programme and with the cart, against pages written by hand that show the same with the
 * same styles, in the same run.
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
import { printTable } from '../table.mjs';
import { root, withoutSettings } from '../tool.mjs';
import { launchBrowser } from './browser.mjs';
import { measureCarts } from './cart.mjs';
import { measureLists } from './list.mjs';
import { startListServer } from './listServer.mjs';

/** @typedef {import('./figures.mjs').Report} Report */
/** @typedef {import('./measuredPage.mjs').Pages} Pages */

/** @type {Record<string, (pages: Pages, runs: number) => Promise<Report>>} */
const parts = { list: measureLists, cart: measureCarts };

function readArguments() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '7' },
      dist: { type: 'boolean', default: false },
      only: { type: 'string' },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1.');
  const names = Object.keys(parts).filter((name) => name === (values.only ?? name));
  if (names.length === 0) throw new Error(`--only takes one of: ${Object.keys(parts).join(', ')}.`);
  return { runs, dist: values.dist, names };
}

/** @param {string} folder */
async function buildInto(folder) {
  Object.assign(process.env, withoutSettings);
  await build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
}

async function main() {
  const { runs, dist, names } = readArguments();
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
    for (const name of names) {
      const report = await parts[name]?.({ browser, server }, runs);
      for (const { title, headings, rows, notes = [] } of report?.tables ?? []) {
        console.log(`\n${title}`);
        printTable(headings, rows);
        for (const note of notes) console.log(note);
      }
    }
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
