import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { runnerImport, type Plugin } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { chunkGroups } from './build/chunkGroups.ts';
import { prehydration, prehydrationEntries } from './build/prehydrationScripts.ts';
import { lightRouter } from './build/lightRouter.ts';
import { prerenderedPages } from './build/prerenderPlugin.ts';
import { quickSelectors } from './build/quickSelectors.ts';
import { searchIndex } from './build/content/searchPlugin.ts';
import { contentPages } from './build/content/vitePlugin.ts';
import { previewServer } from './build/deploy/previewServer.ts';
import { buildMark, deployment } from './build/deploy/vitePlugin.ts';
import { serviceWorker } from './build/serviceWorker/vitePlugin.ts';
import { readVariables } from './scripts/variables.ts';
import { parseEnv } from './src/shared/config/env.ts';
import { withStubSettings } from './test/sandbox/stubs.ts';

/** The oldest browsers that have what the code and its libraries call (docs/testing.md, "Browsers"). */
const browsers = ['chrome111', 'edge111', 'firefox115', 'safari16.4'];

/** Tests that change the time zone, which belongs to a whole process. */
const ownProcess = [
  'test/domain/month.test.ts',
  'test/domain/timeZones.test.ts',
  'test/features/cart/cartTimes.test.ts',
];

/** Tests of what needs neither a page nor a module of its own. */
const pure = [
  'test/{docs,domain,features/search,lint,sandbox,scripts,shared/config,shared/text}/**/*.test.ts',
];

/** Tests that replace modules, change the page for good or stop its timers: each file has a worker of its own. */
const isolated = ['test/**/*.isolated.test.{ts,tsx}'];

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The stand-in backend, loaded only where something is served: a build knows nothing of it. */
async function sandboxPlugin(variables: Record<string, string>): Promise<Plugin> {
  type Sandbox = typeof import('./test/sandbox/vitePlugin.ts');
  const { module } = await runnerImport<Sandbox>(here('./test/sandbox/vitePlugin.ts'));
  return module.sandbox(variables);
}

export default defineConfig(async ({ mode, command, isPreview }): Promise<ViteUserConfig> => {
  const { envDir, variables } = readVariables(mode, here('.'));
  const backend = variables['API_PROXY_TARGET'];
  const proxy = backend ? { '/rest': { target: backend, changeOrigin: true } } : {};
  const isServing = (command === 'serve' || isPreview === true) && mode !== 'test';
  const hasSandbox = isServing && !backend;
  const given = parseEnv(variables);
  const settings = hasSandbox ? withStubSettings(given) : given;
  return {
    envDir,
    plugins: [
      contentPages(),
      searchIndex(),
      react(),
      lightRouter(),
      prehydration(),
      // A build for the size report is weighed, not shown.
      ...(mode === 'size'
        ? []
        : [
            prerenderedPages(settings.VITE_SITE_URL),
            buildMark(),
            serviceWorker(),
            // What only tests ask for is not compressed as small as can be.
            deployment(settings, { isCompressed: mode !== 'tests' }),
          ]),
      ...(hasSandbox ? [await sandboxPlugin(variables)] : []),
      previewServer(),
    ],
    define: { __SETTINGS__: JSON.stringify(settings) },
    resolve: { alias: { '@test': here('./test'), '@': here('./src') } },
    css: {
      preprocessorOptions: { scss: { quietDeps: true, silenceDeprecations: ['import'] } },
      postcss: { plugins: [quickSelectors()] },
    },
    server: { port: 5173, strictPort: true, proxy },
    preview: { port: 4173, strictPort: true, proxy },
    build: {
      target: browsers,
      manifest: true,
      sourcemap: false,
      reportCompressedSize: false,
      // The pages name what their screens need, and links fetch code ahead: a list of every file's imports, in the first
      // file of all, would weigh more than it saves. Styles stay in it.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      rolldownOptions: {
        input: [here('./index.html'), ...Object.values(prehydrationEntries)],
        output: {
          // As short as the bundler allows: the pages and the first files name many files.
          entryFileNames: 'assets/[name]-[hash:7].js',
          // What the worker does not store beforehand has a folder of its own: the texts and their index.
          chunkFileNames: ({ facadeModuleId }) =>
            `assets/${/(?:\.mdx|SearchResults\.tsx)$/.test(facadeModuleId ?? '') ? 'texts/' : ''}[name]-[hash:7].js`,
          // Every page names them.
          assetFileNames: ({ names: [name = ''] }) =>
            `assets/${name.endsWith('.woff2') ? name.replace(/-.*/, '') : '[name]'}-[hash:7][extname]`,
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
    test: {
      environment: 'jsdom',
      setupFiles: ['test/support/setup.ts'],
      // A busy machine may be many times slower than a quiet one.
      testTimeout: 60_000,
      hookTimeout: 30_000,
      // A screen waits for timers a fifth of its time: one more than there are processors keeps them busy.
      maxWorkers: availableParallelism() + 1,
      restoreMocks: true,
      unstubGlobals: true,
      projects: [
        {
          extends: true,
          // With jsdom and the libraries loaded for each file, all of them take a third longer.
          test: {
            name: 'screens',
            pool: 'threads',
            isolate: false,
            include: ['test/**/*.test.{ts,tsx}'],
            exclude: [...pure, ...ownProcess, ...isolated],
          },
        },
        {
          extends: true,
          // A thread starts with less work than a process.
          test: { name: 'isolated', pool: 'threads', include: isolated },
        },
        {
          extends: true,
          // What these import keeps no state, so that all of them may share it.
          test: {
            name: 'pure',
            pool: 'threads',
            environment: 'node',
            isolate: false,
            include: pure,
            exclude: ownProcess,
          },
        },
        { extends: true, test: { name: 'processes', pool: 'forks', include: ownProcess } },
      ],
    },
  };
});
