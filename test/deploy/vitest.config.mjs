import { defineConfig } from 'vitest/config';
import { installedNginx } from '../../scripts/programs/nginx.mjs';
import shop from '../../vite.config.ts';

/** The checks of how a build is served; they need one, and servers. */
export default defineConfig(async (environment) => {
  const { test = {}, ...config } = await shop(environment);
  const { projects: _ofUnitTests, ...own } = test;
  return {
    ...config,
    test: {
      ...own,
      environment: 'node',
      include: ['test/deploy/*.deploy.ts'],
      exclude: installedNginx() ? [] : ['test/deploy/nginx.deploy.ts'],
      setupFiles: [],
    },
  };
});
