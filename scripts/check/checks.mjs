/**
 * @typedef {object} Check
 * @property {string} name
 * @property {'node' | string | [packageName: string, command: string]} tool `node` runs a script of this repository
 * @property {string[]} args
 * @property {boolean} [isVerbose] whether its output is printed also if it passes
 */

const code = /\.(?:tsx?|[cm]?js)$/;
const styles = /^src\/.*\.scss$/;
/**
 * The checks of `npm run check` for these changed files, in lanes that run side by side: the checks of one lane run one
 * after the other. A check without a file is left out.
 * @param {string[]} changed
 * @param {string[]} tests test files to run
 * @returns {Check[][]}
 */
export function checksFor(changed, tests) {
  const scripts = changed.filter((file) => code.test(file));
  const stylesheets = changed.filter((file) => styles.test(file));
  const cache = 'node_modules/.cache/eslint/';
  /** @type {Check[]} */
  const quick = [
    { name: 'types', tool: ['typescript-native', 'tsc'], args: ['--noEmit'] },
    { name: 'size', tool: 'node', args: ['scripts/size.mjs', '--quick'], isVerbose: true },
  ];
  if (scripts.length > 0) {
    const options = [
      '--cache',
      '--cache-strategy',
      'content',
      '--cache-location',
      cache,
      '--no-warn-ignored',
    ];
    quick.push({ name: 'eslint', tool: 'eslint', args: ['-c', '.eslintrc.cjs', ...options, ...scripts] });
  }
  if (stylesheets.length > 0) quick.push({ name: 'stylelint', tool: 'stylelint', args: stylesheets });
  if (changed.length > 0) {
    const options = ['--check', '--ignore-unknown', '--log-level', 'warn'];
    quick.push({ name: 'prettier', tool: 'prettier', args: [...options, ...changed] });
  }
  return [
    quick,
    [{ name: 'tests', tool: 'vitest', args: ['--run', '--reporter=dot', '--silent=passed-only', ...tests] }],
  ];
}

/** @typedef {{ exitCode: number, output: string }} Outcome */

/**
 * Runs lanes side by side and prints a line per check as soon as it ends; below it the output of a check that failed.
 * @param {Check[][]} lanes
 * @param {(check: Check) => Promise<Outcome>} start
 * @returns {Promise<string[]>} names of the checks that failed
 */
export async function runChecks(lanes, start) {
  /** @type {string[]} */
  const failed = [];
  /** @param {Check} check */
  async function runCheck(check) {
    const startedAt = performance.now();
    const { exitCode, output } = await start(check);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(`${check.name}: ${exitCode === 0 ? 'passed' : 'failed'} (${seconds} s)`);
    if (exitCode !== 0) failed.push(check.name);
    if (exitCode !== 0 || check.isVerbose) console.log(output.trim().replace(/^/gm, '  '));
  }
  await Promise.all(
    lanes.map(async (lane) => {
      for (const check of lane) await runCheck(check);
    }),
  );
  return failed;
}
