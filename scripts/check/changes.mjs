import { spawnSync } from 'node:child_process';
import { root } from '../tool.mjs';

/** @param {string[]} args */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/**
 * The existing files in the outputs of `git diff -z --name-only` and `git ls-files -z`, each once, sorted.
 * @param {string[]} outputs
 */
export const filesIn = (...outputs) =>
  [...new Set(outputs.flatMap((output) => output.split('\0')).filter(Boolean))].sort();

/**
 * The files that differ from a commit, and the untracked ones. Throws an error if the commit does not exist.
 * @param {string} [base] by default the merge base with `main`; without a branch `main` the last commit
 */
export function changedFiles(base = git('merge-base', 'HEAD', 'main') ?? 'HEAD') {
  const changed = git('diff', '-z', '--name-only', '--diff-filter=d', base, '--');
  const untracked = git('ls-files', '-z', '--others', '--exclude-standard');
  if (changed === undefined || untracked === undefined) throw new Error(`git cannot compare with "${base}".`);
  return filesIn(changed, untracked);
}
