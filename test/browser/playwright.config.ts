import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserArguments, installedChromium } from '../../scripts/programs/chromium.mjs';
import { withoutSettings } from '../../scripts/tool.mjs';
import { clockShift } from './shopClock';
import { allSettings, settingsFolder, settingsPort } from './shopWithSettings.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const executablePath = installedChromium();

/** Other ports than those of `npm start`. */
const ports = { dev: 5273, preview: 4273 };
const addressOf = (port: number) => `http://localhost:${port}`;

const vite = 'node node_modules/vite/bin/vite.js';
const ofSandbox = {
  SANDBOX_LATENCY: '20',
  SANDBOX_SCENARIO: '',
  SANDBOX_RECORDED: '',
  SANDBOX_CLOCK_SHIFT: String(clockShift),
};

function server(command: string, port: number) {
  return {
    command: `${vite} ${command} --port ${port} --strictPort`,
    cwd: root,
    url: addressOf(port),
    reuseExistingServer: false,
    timeout: 60_000,
    env: { ...withoutSettings, ...ofSandbox },
  };
}

/** A separate build (`npm run build:settings`), because settings are inlined at build time. */
const serverWithSettings = {
  ...server(`preview --outDir ${settingsFolder}`, settingsPort),
  env: { ...allSettings, ...ofSandbox },
};

/** Runs on the development server, all other tests on the build. */
const ofDevServer = 'devServer.spec.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  // Tests wait a fifth of their time, so one additional worker keeps the processors busy.
  workers: availableParallelism() + 1,
  reporter: 'line',
  use: {
    browserName: 'chromium',
    actionTimeout: 10_000,
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    trace: 'off',
    video: 'off',
    screenshot: 'off',
    launchOptions: { args: browserArguments, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    {
      name: 'dev',
      testMatch: ofDevServer,
      // The dev server compiles on demand; on a fresh machine also the packages.
      timeout: 180_000,
      expect: { timeout: 40_000 },
      use: { actionTimeout: 40_000, baseURL: addressOf(ports.dev) },
    },
    { name: 'preview', testIgnore: ofDevServer, use: { baseURL: addressOf(ports.preview) } },
  ],
  webServer: [server('', ports.dev), server('preview', ports.preview), serverWithSettings],
});
