import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliSize, firstView, listScreen } from './size/firstView.mjs';
import { packageShares } from './size/packages.mjs';
import { printTable } from './table.mjs';
import { root } from './tool.mjs';

const folder = join(root, 'dist');
const budget = JSON.parse(readFileSync(join(root, 'size-budget.json'), 'utf8'));

/** @param {string} file */
function sizeOf(file) {
  const content = readFileSync(join(folder, file));
  return { file, raw: content.length, brotli: brotliSize(content) };
}

function printChunks() {
  const { hasScreen, ...kinds } = firstView(folder);
  if (!hasScreen) console.warn(`${listScreen} is no chunk of its own: its screen is not counted.`);
  const totals = [];
  const rows = [];
  for (const [kind, files] of Object.entries(kinds)) {
    const sizes = files.map(sizeOf);
    for (const { file, raw, brotli } of sizes) rows.push([`${kind}: ${file}`, raw, brotli]);
    totals.push({ kind, brotli: sizes.reduce((sum, { brotli }) => sum + brotli, 0) });
  }
  printTable(["First view of a list route, the build's files", 'bytes', 'brotli'], rows);
  return totals;
}

/** @param {import('./size/packages.mjs').Share[]} shares */
function ownCode(shares) {
  const own = shares.filter(({ name }) => name.startsWith('src/'));
  return own.reduce((sum, { brotli }) => sum + brotli, 0);
}

/** @param {{ kind: string, brotli: number }[]} totals */
function printBudget(totals) {
  const rows = totals.map(({ kind, brotli }) => {
    const limit = budget[kind];
    return [kind, brotli, limit, brotli > limit ? 'over' : 'within'];
  });
  printTable(['Total', 'brotli', 'budget', ''], rows);
  return totals.every(({ kind, brotli }) => brotli <= budget[kind]);
}

try {
  const shares = await packageShares();
  const rows = shares.map(({ name, raw, brotli }) => [name, raw, brotli]);
  printTable(['JavaScript by package, estimated', 'bytes', 'brotli'], rows);
  console.log();
  const totals = printChunks();
  console.log();
  process.exitCode = printBudget([...totals, { kind: 'ownCode', brotli: ownCode(shares) }]) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
