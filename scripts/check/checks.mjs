import { commandOf } from '../tool.mjs';

/** @typedef {import('../test/steps.mjs').Step} Step */

const code = /\.(?:tsx?|[cm]?js)$/;
const styles = /^src\/.*\.scss$/;

/**
 * @param {string} name
 * @param {Parameters<typeof commandOf>} command
 * @returns {Step}
 */
const step = (name, ...command) => ({ name, start: (run) => run(...commandOf(...command)) });

/**
 * The steps of `npm run check` for these changed files. A step without a file is left out.
 * @param {string[]} changed
 * @param {string[]} tests test files to run
 * @returns {Step[]}
 */
export function checksFor(changed, tests) {
  const scripts = changed.filter((file) => code.test(file));
  const stylesheets = changed.filter((file) => styles.test(file));
  const eslintCache = [
    '--cache',
    '--cache-strategy',
    'content',
    '--cache-location',
    'node_modules/.cache/eslint/',
  ];
  const eslint = ['-c', '.eslintrc.cjs', ...eslintCache, '--no-warn-ignored', ...scripts];
  const prettier = ['--check', '--ignore-unknown', '--log-level', 'warn', ...changed];
  return [
    // It takes longest, so it starts first.
    step('tests', 'vitest', ['--run', '--reporter=dot', '--silent=passed-only', ...tests]),
    step('types', ['typescript-native', 'tsc'], ['--noEmit']),
    {
      name: 'size',
      isVerbose: true,
      start: (run) => run(process.execPath, ['scripts/size.mjs', '--quick']),
    },
    ...(scripts.length > 0 ? [step('eslint', 'eslint', eslint)] : []),
    ...(stylesheets.length > 0 ? [step('stylelint', 'stylelint', stylesheets)] : []),
    ...(changed.length > 0 ? [step('prettier', 'prettier', prettier)] : []),
  ];
}
