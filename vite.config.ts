import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { runnerImport, type Plugin, type ProxyOptions } from 'vite';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { chunkGroups } from './build/chunkGroups.ts';
import { prehydration, prehydrationEntries } from './build/prehydrationScripts.ts';
import { embeddedPage } from './build/embeddedPage.ts';
import { defaultOrigin, developmentPages, prerenderedPages } from './build/prerenderPlugin.ts';
import { searchIndex } from './build/content/searchPlugin.ts';
import { contentPages } from './build/content/vitePlugin.ts';
import { previewServer } from './build/deploy/previewServer.ts';
import { buildIdAttribute, deployment } from './build/deploy/vitePlugin.ts';
import { serviceWorker } from './build/serviceWorker/vitePlugin.ts';
import { readVariables } from './scripts/variables.ts';
import { parseEnv } from './src/shared/config/env.ts';
import { buildTargets } from './src/shared/config/oldestBrowsers.ts';
import { ownerFacts } from './src/shop/ownerFacts.ts';
import { checkOwnerFacts } from './src/shop/ownerFactsSchema.ts';
import { withStubSettings } from './test/sandbox/stubs.ts';

/** Tests in several time zones: each file has its own process, because threads cannot change their zone. */
const zones = ['test/**/*.zones.test.{ts,tsx}'];

/** Tests that need neither a page nor isolated modules. */
const pure = [
  'test/{backend,docs,domain,features/search,lint,sandbox,scripts,shared/config,shared/text,shop}/**/*.test.ts',
];

/** Tests that replace modules or change the page permanently: each file has its own worker. */
const isolated = ['test/**/*.isolated.test.{ts,tsx}'];

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const aliases = { '@test': here('./test'), '@': here('./src') };

/** Loaded only for servers, so that no build contains the sandbox. */
async function sandboxPlugin(variables: Record<string, string>): Promise<Plugin> {
  type Sandbox = typeof import('./test/sandbox/vitePlugin.ts');
  const { module } = await runnerImport<Sandbox>(here('./test/sandbox/vitePlugin.ts'), {
    resolve: { alias: aliases },
  });
  return module.sandbox(variables);
}

/** Without the header that opens the password box of browsers, as the example for nginx. */
function proxyTo(target: string): ProxyOptions {
  return {
    target,
    changeOrigin: true,
    configure(proxy) {
      proxy.on('proxyRes', ({ headers }) => delete headers['www-authenticate']);
    },
  };
}

export default defineConfig(async ({ mode, command, isPreview }): Promise<ViteUserConfig> => {
  const { envDir, variables } = readVariables(mode, here('.'));
  const isServing = (command === 'serve' || isPreview === true) && mode !== 'test';
  // A recording is played in order not to call its backend.
  const isPlaying = isServing && Boolean(variables['SANDBOX_RECORDED']);
  const backend = isPlaying ? undefined : variables['API_PROXY_TARGET'];
  const proxy = backend ? { '/rest': proxyTo(backend) } : {};
  const hasSandbox = isServing && !backend;
  const parsed = parseEnv(isPlaying ? { ...variables, VITE_API_BASE_URL: undefined } : variables);
  checkOwnerFacts(ownerFacts);
  const settings = hasSandbox ? withStubSettings(parsed) : parsed;
  return {
    envDir,
    plugins: [
      contentPages(),
      searchIndex(),
      react(),
      prehydration(),
      developmentPages(),
      // The size report measures the bundle only.
      ...(mode === 'size'
        ? []
        : [
            prerenderedPages(settings.VITE_SITE_URL),
            embeddedPage(settings.VITE_SITE_URL ?? defaultOrigin),
            buildIdAttribute(),
            serviceWorker(),
            // Builds for tests skip the slow compression.
            deployment(settings, { isCompressed: mode !== 'tests' }),
          ]),
      ...(hasSandbox ? [await sandboxPlugin(variables)] : []),
      previewServer(),
    ],
    define: { __SETTINGS__: JSON.stringify(settings) },
    resolve: { alias: aliases },
    css: {
      preprocessorOptions: { scss: { quietDeps: true, silenceDeprecations: ['import'] } },
    },
    server: { port: 5173, strictPort: true, proxy },
    preview: { port: 4173, strictPort: true, proxy },
    build: {
      target: buildTargets,
      manifest: true,
      sourcemap: false,
      reportCompressedSize: false,
      // Pages name their files and links prefetch code, so a list of all imports in the first file would cost more than it
      // saves. It still contains the stylesheets.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      rolldownOptions: {
        input: [
          ...['./index.html', './src/main.tsx', './src/app/fonts.ts'].map(here),
          ...Object.values(prehydrationEntries),
        ],
        output: {
          // Short, because pages and the first files contain many file names.
          entryFileNames: 'assets/[name]-[hash:7].js',
          // Files that the service worker does not precache are in a separate folder (`src/serviceWorker/files.ts`).
          chunkFileNames: ({ facadeModuleId }) =>
            `assets/${/(?:\.mdx|SearchResults\.tsx)$/.test(facadeModuleId ?? '') ? 'texts/' : ''}[name]-[hash:7].js`,
          assetFileNames: ({ names: [name = ''] }) =>
            `assets/${name.endsWith('.woff2') ? name.replace(/-.*/, '') : '[name]'}-[hash:7][extname]`,
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
    test: {
      environment: 'jsdom',
      setupFiles: ['test/support/setup.ts'],
      // A busy machine may be many times slower than an idle one.
      testTimeout: 60_000,
      hookTimeout: 30_000,
      // Tests of pages wait for timers a fifth of their time, so one additional worker keeps the processors busy.
      maxWorkers: availableParallelism() + 1,
      restoreMocks: true,
      unstubGlobals: true,
      // Many tests let requests fail, each of which is a line (backend, "Failures").
      onConsoleLog: (text) =>
        !text
          .trim()
          .split('\n')
          .every((line) => /^[\d:T-]+Z · /.test(line)),
      projects: [
        {
          extends: true,
          // Loading jsdom and the libraries for each file would take longer (0027 in `docs/decisions`).
          test: {
            name: 'screens',
            sequence: { groupOrder: 0 },
            pool: 'threads',
            isolate: false,
            include: ['test/**/*.test.{ts,tsx}'],
            exclude: [...pure, ...zones, ...isolated],
          },
        },
        {
          extends: true,
          // A thread starts faster than a process.
          test: { name: 'isolated', sequence: { groupOrder: 2 }, pool: 'threads', include: isolated },
        },
        {
          extends: true,
          // The imported modules are stateless, so all files share them.
          test: {
            name: 'pure',
            sequence: { groupOrder: 1 },
            pool: 'threads',
            environment: 'node',
            isolate: false,
            include: pure,
            exclude: [...zones, ...isolated],
          },
        },
        {
          extends: true,
          test: { name: 'zones', sequence: { groupOrder: 2 }, pool: 'forks', include: zones },
        },
      ],
    },
  };
});
