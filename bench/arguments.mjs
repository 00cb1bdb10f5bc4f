import { parseArgs } from 'node:util';

/**
 * Parses the command line. Throws an error with one sentence if an option is invalid.
 * @param {string[]} parts known names
 * @param {string[]} [args]
 */
export function readArguments(parts, args = process.argv.slice(2)) {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      dist: { type: 'boolean', default: false },
      only: { type: 'string' },
      write: { type: 'boolean', default: false },
      accept: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a positive integer.');
  const requested = values.only?.split(',') ?? parts;
  const unknown = requested.filter((name) => !parts.includes(name));
  if (unknown.length > 0) throw new Error(`--only accepts: ${parts.join(', ')}.`);
  const { dist, write, accept } = values;
  return { runs, dist, write, accept, names: parts.filter((name) => requested.includes(name)) };
}
