import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { againstBudget } from './size/budget.mjs';
import { brotliSize, firstView } from './size/firstView.mjs';
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
  const totals = [];
  const rows = [];
  for (const [kind, files] of Object.entries(firstView(folder))) {
    const sizes = files.map(sizeOf);
    for (const { file, raw, brotli } of sizes) rows.push([`${kind}: ${file}`, raw, brotli]);
    totals.push({ kind, brotli: sizes.reduce((sum, { brotli }) => sum + brotli, 0) });
  }
  printTable(["First view of a list route, the build's files", 'bytes', 'brotli'], rows);
  return totals;
}

/** What the first view leaves to other screens, and to presses; most of it is fetched only where it is needed. */
function printLater() {
  const { javascript } = firstView(folder);
  const later = readdirSync(join(folder, 'assets'), { recursive: true })
    .map((name) => join('assets', String(name)))
    .filter((file) => file.endsWith('.js') && !javascript.includes(file))
    .map(sizeOf);
  const brotli = later.reduce((sum, file) => sum + file.brotli, 0);
  console.log(`JavaScript that comes later: ${later.length} files, ${brotli} bytes brotli.`);
}

/** @param {import('./size/packages.mjs').Share[]} shares */
function ownCode(shares) {
  const own = shares.filter(({ name }) => name.startsWith('src/'));
  return own.reduce((sum, { brotli }) => sum + brotli, 0);
}

/** @param {import('./size/budget.mjs').Total[]} totals */
function printBudget(totals) {
  const { rows, isWithin } = againstBudget(totals, budget);
  printTable(
    ['Total', 'brotli', 'budget', ''],
    rows.map(({ kind, brotli, limit, isOver }) => [kind, brotli, limit, isOver ? 'over' : 'within']),
  );
  return isWithin;
}

try {
  const shares = await packageShares();
  const rows = shares.map(({ name, raw, brotli }) => [name, raw, brotli]);
  printTable(['JavaScript by package, estimated', 'bytes', 'brotli'], rows);
  console.log();
  const totals = printChunks();
  printLater();
  console.log();
  process.exitCode = printBudget([...totals, { kind: 'ownCode', brotli: ownCode(shares) }]) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
