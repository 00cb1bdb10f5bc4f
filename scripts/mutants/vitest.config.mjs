import { defineConfig } from 'vitest/config';
import shop from '../../vite.config.ts';
import { chosenGroup } from './groups.mjs';

/** The tests of one group, in one project: the mutation tester runs no more than one. */
export default defineConfig(async (environment) => {
  const { test = {}, ...config } = await shop(environment);
  const { projects = [], ...own } = test;
  // The mutation tester runs threads alone.
  const ownProcess = projects.flatMap((project) =>
    typeof project === 'object' && 'test' in project && project.test?.name === 'processes'
      ? (project.test.include ?? [])
      : [],
  );
  const { name, tests } = chosenGroup();
  return {
    ...config,
    test: {
      ...own,
      include: tests,
      exclude: ownProcess,
      // A rule keeps no state: its tests may share a worker, as in `npm run unit`.
      isolate: name !== 'rules',
    },
  };
});
