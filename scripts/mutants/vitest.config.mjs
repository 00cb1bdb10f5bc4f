import { defineConfig } from 'vitest/config';
import shop from '../../vite.config.ts';
import { chosenGroup } from './groups.mjs';

/** The tests of one group, in one project: the mutation tester runs no more than one. */
export default defineConfig(async (environment) => {
  const { test = {}, ...config } = await shop(environment);
  const { projects: _, ...own } = test;
  const { name, tests } = chosenGroup();
  return {
    ...config,
    test: {
      ...own,
      include: tests,
      // A rule keeps no state: its tests may share a worker, as in `npm run unit`.
      isolate: name !== 'rules',
    },
  };
});
