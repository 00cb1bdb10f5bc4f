import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import shop from '../../vite.config.ts';
import { chosenGroup } from './groups.mjs';

/** Runs tests without pages (`.ts`) first, because the first failing test ends the run of a mutant. */
class QuickestFirst extends BaseSequencer {
  /** @param {import('vitest/node').TestSpecification} file */
  static keyOf({ moduleId }) {
    return `${moduleId.endsWith('x') ? 1 : 0}${moduleId}`;
  }

  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  sort(files) {
    return Promise.resolve(
      files.toSorted((one, other) => (QuickestFirst.keyOf(one) < QuickestFirst.keyOf(other) ? -1 : 1)),
    );
  }
}

/** Runs the tests of one group in shared or isolated workers, as `npm run unit` does. */
export default defineConfig(async (environment) => {
  const { test = {}, ...config } = await shop(environment);
  const { projects: _, setupFiles = [], ...own } = test;
  const { name, tests } = chosenGroup();
  const isolated = tests.map((pattern) => pattern.replace('.test.', '.isolated.test.'));
  /** @type {import('vitest/config').TestProjectConfiguration[]} */
  const projects = [
    { extends: true, test: { name: 'shared', isolate: false, include: tests, exclude: isolated } },
    { extends: true, test: { name: 'isolated', include: isolated } },
  ];
  return {
    ...config,
    test: {
      ...own,
      environment: name === 'rules' ? 'node' : 'jsdom',
      sequence: { sequencer: QuickestFirst },
      setupFiles: [setupFiles, 'tools/mutants/setup.ts'].flat(),
      projects,
    },
  };
});
