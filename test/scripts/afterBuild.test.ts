import { join } from 'node:path';
import { build } from 'vite';
import { beforeEach, expect, it, vi } from 'vitest';
import { afterBuild } from '../../build/afterBuild';
import { folderWith } from './folders';

// Vite takes the mode of a build from it.
beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));

async function buildWith(script: string) {
  const root = folderWith({
    'index.html': '<script type="module" src="./main.js"></script>',
    'main.js': script,
    'dist/index.html': 'The build before.',
  });
  const work = vi.fn(async () => {});
  const failure: unknown = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: [afterBuild('step', work)],
  }).then(
    () => undefined,
    (error: unknown) => error,
  );
  return { root, work, failure };
}

it('runs a step on the folder of a successful build', async () => {
  const { root, work, failure } = await buildWith('document.title = "Autokino";');
  expect(failure).toBeUndefined();
  expect(work).toHaveBeenCalledExactlyOnceWith(join(root, 'dist'), expect.anything());
});

it('runs no step after a failed build, whose own error remains', async () => {
  const { work, failure } = await buildWith('import "./missing";');
  expect(String(failure)).toContain('./missing');
  expect(work).not.toHaveBeenCalled();
});
