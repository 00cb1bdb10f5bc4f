import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { groups } from './mutants/groups.mjs';
import { markdownOf, writePart } from '../scripts/markdown.mjs';
import { printTitled } from '../scripts/table.mjs';
import { root, runTool, withoutSettings } from '../scripts/tool.mjs';

/** @typedef {{ status: string }} Mutant */

const reportOf = (/** @type {string} */ group) =>
  join(root, `node_modules/.cache/mutants/report-${group}.json`);

/**
 * @param {string} group
 * @returns {(string | number)[]}
 */
function rowOf(group) {
  const { files } = JSON.parse(readFileSync(reportOf(group), 'utf8'));
  /** @type {Mutant[]} */
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const count = (/** @type {string[]} */ ...wanted) =>
    mutants.filter(({ status }) => wanted.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  const survived = count('Survived', 'NoCoverage');
  const score = ((100 * killed) / (killed + survived)).toFixed(1);
  return [group, killed, survived, `${score} %`, `${groups[group]?.goal} %`];
}

const { values, positionals } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    // Prints the table of the last runs without running a group.
    table: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !(name in groups));
if (unknown.length > 0) {
  throw new Error(`Unknown group: ${unknown.join(', ')}. Known groups: ${Object.keys(groups).join(', ')}.`);
}
const chosen = positionals.length > 0 ? positionals : Object.keys(groups);
for (const group of values.table ? [] : chosen) {
  console.log(`== ${group}`);
  const exitCode = await runTool(
    ['@stryker-mutator/core', 'stryker'],
    ['run', 'tools/mutants/stryker.config.mjs'],
    { ...withoutSettings, MUTANTS_GROUP: group },
  );
  if (exitCode !== 0) process.exitCode = exitCode;
}
const table = {
  title: 'Mutation scores',
  headings: ['group', 'killed', 'survived', 'score', 'goal'],
  rows: Object.keys(groups)
    .filter((group) => existsSync(reportOf(group)))
    .map(rowOf),
};
printTitled(table);
if (values.write) {
  if (table.rows.length === 0) throw new Error('No group has a report: run `npm run mutants`.');
  await writePart(join(root, 'docs/benchmarks/mutants.md'), 'mutants', markdownOf(table));
}
