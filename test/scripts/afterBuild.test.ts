import { join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { afterBuild } from '../../build/afterBuild';
import { folderWith } from './folders';

it('a step after a build gets the folder of a successful one, and leaves the error of a failed one', async () => {
  // Vite takes the mode of a build from it.
  vi.stubEnv('NODE_ENV', 'production');
  onTestFinished(() => void vi.unstubAllEnvs());
  const root = folderWith({
    'index.html': '<script type="module" src="./main.js"></script>',
    'main.js': 'document.title = "Autokino";',
    'wrong.html': '<script type="module">import "./missing";</script>',
    'dist/index.html': 'The build before.',
  });
  const work = vi.fn(async () => {});
  const buildOf = (input: string) =>
    build({
      ...{ configFile: false, logLevel: 'silent', root, plugins: [afterBuild('step', work)] },
      build: { rolldownOptions: { input: join(root, input) } },
    });
  await buildOf('index.html');
  expect(work).toHaveBeenCalledExactlyOnceWith(join(root, 'dist'), expect.anything());
  await expect(buildOf('wrong.html')).rejects.toThrow('./missing');
  expect(work).toHaveBeenCalledTimes(1);
});
