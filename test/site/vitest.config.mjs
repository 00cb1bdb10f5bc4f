import { defineConfig } from 'vitest/config';
import { installedJava } from '../../scripts/programs/java.mjs';
import shop from '../../vite.config.ts';

/** The checks of what a build wrote, which the unit tests neither have nor wait for. */
export default defineConfig(async (environment) => {
  const { test = {}, ...config } = await shop(environment);
  const { projects: _ofUnitTests, ...own } = test;
  return {
    ...config,
    test: {
      ...own,
      include: ['test/site/*.site.ts'],
      exclude: installedJava() ? [] : ['test/site/markup.site.ts'],
      setupFiles: [],
      // What is wrong stands in the first line of a failure, which the test command repeats at its end.
      chaiConfig: { truncateThreshold: 2000 },
      // The pages are read once for all that look at them.
      isolate: false,
    },
  };
});
