import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** Parses the command line. Throws an error with one sentence if an option is invalid. */
export function readArguments(/** @type {string[]} */ parts, args = process.argv.slice(2)) {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      dist: { type: 'boolean', default: false },
      only: { type: 'string' },
      write: { type: 'boolean', default: false },
      against: { type: 'string' },
    },
  });
  const { dist, write, against } = values;
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a positive integer.');
  const requested = values.only?.split(',') ?? parts;
  if (requested.some((name) => !parts.includes(name)))
    throw new Error(`--only accepts: ${parts.join(', ')}.`);
  if (against && !existsSync(join(against, 'index.html')))
    throw new Error(`--against needs the folder of a build: ${against} has no index.html.`);
  if (against && write) throw new Error('--write writes no comparison: leave out --against.');
  return { runs, dist, write, against, names: parts.filter((name) => requested.includes(name)) };
}
