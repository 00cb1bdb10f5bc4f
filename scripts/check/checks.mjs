import { tool } from '../tool.mjs';

/** @typedef {import('../test/steps.mjs').Step} Step */

const code = /\.(?:tsx?|[cm]?js)$/;
const styles = /^src\/.*\.scss$/;

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
    { name: 'tests', start: tool('vitest', ['--run', '--reporter=dot', '--silent=passed-only', ...tests]) },
    { name: 'types', start: tool(['typescript-native', 'tsc'], ['--noEmit']) },
    {
      name: 'size',
      isVerbose: true,
      start: (run) => run(process.execPath, ['scripts/size.mjs', '--quick']),
    },
    ...(scripts.length > 0 ? [{ name: 'eslint', start: tool('eslint', eslint) }] : []),
    ...(stylesheets.length > 0 ? [{ name: 'stylelint', start: tool('stylelint', stylesheets) }] : []),
    ...(changed.length > 0 ? [{ name: 'prettier', start: tool('prettier', prettier) }] : []),
  ];
}
