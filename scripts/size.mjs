import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareWithBudget, roomWarnings } from './size/budget.mjs';
import { brotliSize, firstView } from './size/firstView.mjs';
import { markdownOf, writePart } from './markdown.mjs';
import { packageShares, withSizeBuild } from './size/packages.mjs';
import { printTitled } from './table.mjs';
import { root } from './tool.mjs';

const folder = join(root, 'dist');
const latestResults = join(root, 'docs/benchmarks/latest.md');
const budget = JSON.parse(readFileSync(join(root, 'size-budget.json'), 'utf8'));

/** Kinds that a build without prerendering has. Styles can be some percent larger there than in the full build. */
const kindsWithoutPrerendering = /** @type {const} */ (['javascript', 'laterStyles']);

/**
 * @param {string} file
 * @param {string} [build]
 */
function sizeOf(file, build = folder) {
  const content = readFileSync(join(build, file));
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
    files.map((file) => sizeOf(file)).map(({ file, raw, brotli }) => [`${kind}: ${file}`, raw, brotli]),
  ),
});

/** @param {ReturnType<typeof firstView>} view */
function laterCode({ javascript }) {
  const later = readdirSync(join(folder, 'assets'), { recursive: true })
    .map((name) => join('assets', String(name)))
    .filter((file) => file.endsWith('.js') && !javascript.includes(file))
    .map((file) => sizeOf(file));
  return `JavaScript that is loaded later: ${later.length} files, ${brotliOf(later)} bytes (brotli).`;
}

/**
 * @param {import('./size/budget.mjs').BudgetRow[]} rows
 * @param {...string} notes
 */
const totalTable = (rows, ...notes) => ({
  title: 'First view of a list route, bytes',
  headings: ['', 'brotli', 'budget', 'room', 'verdict'],
  rows: rows.map(({ kind, brotli, limit, room, isOver }) => [
    kind,
    brotli,
    limit,
    `${room.toFixed(1)} %`,
    isOver ? 'over' : 'within',
  ]),
  notes,
});

/** Prints a line for each kind that a build without prerendering shows, and the warnings. */
async function printQuickSize() {
  const { rows, isWithin } = await withSizeBuild((build) => {
    const view = firstView(build);
    const totals = kindsWithoutPrerendering.map((kind) => ({
      kind,
      brotli: brotliOf(view[kind].map((file) => sizeOf(file, build))),
    }));
    return compareWithBudget(
      totals,
      Object.fromEntries(kindsWithoutPrerendering.map((kind) => [kind, budget[kind]])),
    );
  });
  for (const { kind, brotli, limit, room } of rows) {
    console.log(`${kind}: ${brotli} of ${limit} bytes, room ${room.toFixed(1)} %`);
  }
  for (const warning of roomWarnings(rows)) console.log(warning);
  return isWithin;
}

async function main() {
  const { values } = parseArgs({
    options: {
      write: { type: 'boolean', default: false },
      'budget-only': { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
    },
  });
  if (values.quick) {
    process.exitCode = (await printQuickSize()) ? 0 : 1;
    return;
  }
  const view = firstView(folder);
  const { rows, isWithin } = compareWithBudget(
    Object.entries(view).map(([kind, files]) => ({
      kind,
      brotli: brotliOf(files.map((file) => sizeOf(file))),
    })),
    budget,
  );
  process.exitCode = isWithin ? 0 : 1;
  if (values['budget-only']) {
    printTitled(totalTable(rows, ...roomWarnings(rows)));
    return;
  }
  const byPackage = shareTable(await packageShares());
  const totals = totalTable(rows, ...roomWarnings(rows), laterCode(view));
  for (const table of [byPackage, fileTable(view), totals]) printTitled(table);
  // The table of files is not written, because their names change with each build.
  if (values.write) await writePart(latestResults, 'size', [totals, byPackage].map(markdownOf).join('\n\n'));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
