// `npm run check [-- <commit>]`: checks what changed since a commit. `npm test` checks everything.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles } from './check/changes.mjs';
import { checksFor } from './check/checks.mjs';
import { relatedTests } from './check/relatedTests.mjs';
import { runSteps } from './test/steps.mjs';
import { root, withoutSettings } from './tool.mjs';

const testFiles = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
  .map((name) => `test/${name.replaceAll('\\', '/')}`)
  .filter((name) => /\.test\.tsx?$/.test(name));

/** They read the whole repository, so that no change is related to them. */
const requiredTests = testFiles.filter((name) => /^test\/(?:docs|lint)\//.test(name));

try {
  Object.assign(process.env, withoutSettings, { NO_COLOR: '1' });
  const changed = changedFiles(process.argv[2]);
  const texts = testFiles.map(
    (name) => /** @type {const} */ ([name, readFileSync(join(root, name), 'utf8')]),
  );
  const { chosen, count } = relatedTests(changed, new Map(texts));
  console.log(`${changed.length} changed files; ${chosen.length} of ${count} related test files`);
  const tests = [...new Set([...chosen, ...requiredTests])];
  const results = await runSteps(checksFor(changed, tests));
  const failed = [...results].filter(([, result]) => result.failed > 0).map(([name]) => name);
  console.log(failed.length === 0 ? 'passed' : `failed: ${failed.join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : error);
}
