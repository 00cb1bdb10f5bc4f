// `npm run bench`: compares elapsed and CPU time of the shop with hand-written reference pages
// (docs/benchmarks/README.md).
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { markdownOf, writePart } from '../scripts/markdown.mjs';
import { printTitled } from '../scripts/table.mjs';
import { root, withoutSettings } from '../scripts/tool.mjs';
import { readArguments } from './arguments.mjs';
import { launchBrowser } from './browser.mjs';
import { figureTable } from './figureTable.mjs';
import { describeRun } from './runDescription.mjs';
import { acceptedBaseline, findRegressions } from './verdicts.mjs';
import { partsNamed, partNames } from './parts.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */

const latestResults = join(root, 'docs/benchmarks/latest.md');
const baselineFile = join(root, 'bench/baseline.json');

/** @returns {import('./verdicts.mjs').Baseline} */
const readBaseline = () => (existsSync(baselineFile) ? JSON.parse(readFileSync(baselineFile, 'utf8')) : {});

/** @param {string} folder */
async function buildInto(folder) {
  Object.assign(process.env, withoutSettings);
  await build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
}

async function main() {
  const { runs, dist, names, write, accept } = readArguments(partNames);
  const folder = dist ? join(root, 'dist') : mkdtempSync(join(tmpdir(), 'ticketshop-bench-'));
  const baseline = readBaseline();
  /** @type {Figure[]} */
  const all = [];
  try {
    if (!dist) await buildInto(folder);
    for (const [part, measure] of partsNamed(names)) {
      const browser = await launchBrowser();
      const how = describeRun({ part, runs, chromium: browser.version(), at: new Date() });
      console.log(`\n${how}`);
      const { tables, figures } = await measure({ browser, folder }, runs).finally(() => browser.close());
      const report = [...tables, figureTable(figures, baseline)];
      report.forEach(printTitled);
      all.push(...figures);
      if (write)
        await writePart(latestResults, `bench:${part}`, [`${how}.`, ...report.map(markdownOf)].join('\n\n'));
    }
  } finally {
    if (!dist) {
      for (const path of [folder, `${folder}-deploy`]) rmSync(path, { recursive: true, force: true });
    }
  }
  if (accept) {
    writeFileSync(baselineFile, `${JSON.stringify(acceptedBaseline(all, baseline), null, 2)}\n`);
    return;
  }
  const regressions = findRegressions(all, baseline);
  console.log(`\n${regressions.join('\n') || 'No regression against bench/baseline.json.'}`);
  process.exitCode = regressions.length > 0 ? 1 : 0;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
