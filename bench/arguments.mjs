import { parseArgs } from 'node:util';

/**
 * Parses the command line. Throws an error with one sentence if an option is invalid.
 * @param {string[]} parts that there are
 * @param {string[]} [given]
 */
export function readArguments(parts, given = process.argv.slice(2)) {
  const { values } = parseArgs({
    args: given,
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
  const asked = values.only?.split(',') ?? parts;
  const unknown = asked.filter((name) => !parts.includes(name));
  if (unknown.length > 0) throw new Error(`--only accepts: ${parts.join(', ')}.`);
  const { dist, write, accept } = values;
  return { runs, dist, write, accept, names: parts.filter((name) => asked.includes(name)) };
}
