import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { againstBudget } from './size/budget.mjs';
import { brotliSize, firstView } from './size/firstView.mjs';
import { markdownOf, writePart } from './markdown.mjs';
import { packageShares } from './size/packages.mjs';
import { printTitled } from './table.mjs';
import { root } from './tool.mjs';

const folder = join(root, 'dist');
const latestResults = join(root, 'docs/benchmarks/latest.md');
const budget = JSON.parse(readFileSync(join(root, 'size-budget.json'), 'utf8'));

/** @param {string} file */
function sizeOf(file) {
  const content = readFileSync(join(folder, file));
  return { file, raw: content.length, brotli: brotliSize(content) };
}

/** @param {{ brotli: number }[]} sizes */
const brotliOf = (sizes) => sizes.reduce((sum, { brotli }) => sum + brotli, 0);

/** @param {import('./size/packages.mjs').Share[]} shares */
const shareTable = (shares) => ({
  title: 'JavaScript of the first view by package and folder (estimate)',
  headings: ['', 'bytes', 'brotli'],
  rows: shares.map(({ name, raw, brotli }) => [name, raw, brotli]),
});

/** @param {ReturnType<typeof firstView>} view */
const fileTable = (view) => ({
  title: 'First view of a list route, by file',
  headings: ['', 'bytes', 'brotli'],
  rows: Object.entries(view).flatMap(([kind, files]) =>
    files.map(sizeOf).map(({ file, raw, brotli }) => [`${kind}: ${file}`, raw, brotli]),
  ),
});

/**
 * The JavaScript that the first view does not load. Most of it is loaded on demand.
 * @param {ReturnType<typeof firstView>} view
 */
function laterCode({ javascript }) {
  const later = readdirSync(join(folder, 'assets'), { recursive: true })
    .map((name) => join('assets', String(name)))
    .filter((file) => file.endsWith('.js') && !javascript.includes(file))
    .map(sizeOf);
  return `JavaScript that is loaded later: ${later.length} files, ${brotliOf(later)} bytes (brotli).`;
}

/**
 * @param {ReturnType<typeof againstBudget>['rows']} rows
 * @param {...string} notes
 */
const totalTable = (rows, ...notes) => ({
  title: 'First view of a list route, bytes',
  headings: ['', 'brotli', 'budget', 'verdict'],
  rows: rows.map(({ kind, brotli, limit, isOver }) => [kind, brotli, limit, isOver ? 'over' : 'within']),
  notes,
});

async function main() {
  const { values } = parseArgs({
    options: {
      write: { type: 'boolean', default: false },
      'budget-only': { type: 'boolean', default: false },
    },
  });
  const view = firstView(folder);
  const { rows, isWithin } = againstBudget(
    Object.entries(view).map(([kind, files]) => ({ kind, brotli: brotliOf(files.map(sizeOf)) })),
    budget,
  );
  process.exitCode = isWithin ? 0 : 1;
  if (values['budget-only']) {
    printTitled(totalTable(rows));
    return;
  }
  const byPackage = shareTable(await packageShares());
  const totals = totalTable(rows, laterCode(view));
  for (const table of [byPackage, fileTable(view), totals]) printTitled(table);
  // Without the table of files: their names change with each build.
  if (values.write) await writePart(latestResults, 'size', [totals, byPackage].map(markdownOf).join('\n\n'));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
