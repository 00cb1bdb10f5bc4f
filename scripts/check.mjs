// `npm run check [-- <commit>]`: checks what changed since a commit. `npm test` checks everything.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles } from './check/changes.mjs';
import { checksFor, runChecks } from './check/checks.mjs';
import { capture, root, run, runTool, withoutSettings } from './tool.mjs';

/** They read the whole repository, so that no change is related to them. */
const requiredTests = ['test/docs', 'test/lint'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`),
);

/** @param {import('./check/checks.mjs').Check} check */
async function start({ tool, args }) {
  const { result, output } = await capture(() =>
    tool === 'node' ? run(process.execPath, args) : runTool(tool, args),
  );
  return { exitCode: result, output };
}

try {
  Object.assign(process.env, withoutSettings, { NO_COLOR: '1' });
  const changed = changedFiles(process.argv[2]);
  console.log(`${changed.length} changed files`);
  const failed = await runChecks(checksFor(changed, requiredTests), start);
  console.log(failed.length === 0 ? 'passed' : `failed: ${failed.join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : error);
}
