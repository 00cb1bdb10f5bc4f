import { defineConfig } from 'vitest/config';
import { installedJava } from '../../scripts/programs/java.mjs';
import shop from '../../vite.config.ts';

/** Checks of the build output, apart from the unit tests. */
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
      // The first line of a failure contains the problems, and the test command repeats it.
      chaiConfig: { truncateThreshold: 2000 },
      // Test files share the parsed pages.
      isolate: false,
    },
  };
});
