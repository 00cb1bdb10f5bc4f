// `npm run bench`: compares the shop with reference pages or with another build (docs/benchmarks/README.md).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { markdownOf, writePart } from '../../scripts/markdown.mjs';
import { printTitled } from '../../scripts/table.mjs';
import { root, withoutSettings } from '../../scripts/tool.mjs';
import { readArguments } from './arguments.mjs';
import { launchBrowser } from './browser.mjs';
import { comparisonTable, figureTable, goalTable } from './figures.mjs';
import { parts, steadyParts } from './parts.mjs';
import { startServer } from './server.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */
/** @typedef {import('@playwright/test').Browser} Browser */

/** The commit at the start, because results are written in between; `-dirty` if files were changed since. */
const commit = execFileSync('git', ['describe', '--always', '--dirty'], {
  cwd: root,
  encoding: 'utf8',
}).trim();

const latestResults = join(root, 'docs/benchmarks/latest.md');

/**
 * Measures both builds in turns, so that other load on the machine affects both.
 * @type {(browser: Browser, name: string, folders: string[], runs: number) => Promise<import('../../scripts/table.mjs').Table>}
 */
async function compare(browser, name, folders, runs) {
  const builds = await Promise.all(
    folders.map(async (folder) => ({
      ...{ browser, folder, server: await startServer(folder), hasReferences: false },
      figures: /** @type {Figure[][]} */ ([]),
    })),
  );
  try {
    for (let run = 0; run < (steadyParts.includes(name) ? 1 : runs); run += 1) {
      for (const { figures, ...bench } of run % 2 ? builds.toReversed() : builds)
        figures.push((await parts[name]?.(bench, 1))?.figures ?? []);
    }
  } finally {
    for (const { server } of builds) server.close();
  }
  return comparisonTable(builds[0]?.figures ?? [], builds[1]?.figures ?? []);
}

/** @type {(browser: Browser, name: string, folder: string, runs: number) => Promise<import('./figures.mjs').Report>} */
async function measure(browser, name, folder, runs) {
  const server = await startServer(folder);
  const bench = { browser, server, folder, hasReferences: true };
  const report = await parts[name]?.(bench, runs).finally(() => server.close());
  return report ?? { tables: [], figures: [] };
}

/** @type {(folder: string, options: ReturnType<typeof readArguments>) => Promise<Figure[]>} */
async function measureAll(folder, { names, runs, against, write }) {
  /** @type {Figure[]} */
  const all = [];
  for (const name of names) {
    const browser = await launchBrowser();
    const versions = `Node ${process.versions.node}, Chromium ${browser.version()}`;
    const command = `\`npm run bench -- --only ${name} --runs ${runs}\``;
    const day = new Date().toISOString().slice(0, 10);
    const how = `${command} at ${commit} on ${day}, ${versions}, ${availableParallelism()} cores`;
    console.log(`\n${how}`);
    try {
      if (against) {
        printTitled(await compare(browser, name, [folder, against], runs));
        continue;
      }
      const { tables, figures } = await measure(browser, name, folder, runs);
      const shown = [...tables, figureTable(figures), goalTable(figures)];
      shown.forEach(printTitled);
      all.push(...figures);
      const text = [`${how}.`, ...shown.map(markdownOf)].join('\n\n');
      if (write) await writePart(latestResults, `bench:${name}`, text);
    } finally {
      await browser.close();
    }
  }
  return all;
}

async function main() {
  const options = readArguments(Object.keys(parts));
  const folder = options.dist ? join(root, 'dist') : mkdtempSync(join(tmpdir(), 'ticketshop-bench-'));
  try {
    if (!options.dist) {
      Object.assign(process.env, withoutSettings);
      await build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
    }
    const figures = await measureAll(folder, options);
    const isComplete = options.names.length === Object.keys(parts).length;
    if (options.against || !isComplete) return;
    printTitled(goalTable(figures));
    if (options.write) await writePart(latestResults, 'bench:goals', markdownOf(goalTable(figures)));
  } finally {
    if (!options.dist) {
      for (const path of [folder, `${folder}-deploy`]) rmSync(path, { recursive: true, force: true });
    }
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
