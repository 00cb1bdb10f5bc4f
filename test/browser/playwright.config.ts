import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserArguments, installedChromium } from '../../scripts/chromium.mjs';
import { withoutSettings } from '../../scripts/tool.mjs';
import { allSettings, settingsFolder, settingsPort, shopWithSettings } from './shopWithSettings';

const root = fileURLToPath(new URL('../..', import.meta.url));
const executablePath = installedChromium();

/** Ports of their own, so that a running `npm start` is not in the way. */
const ports = { dev: 5273, preview: 4273 };
const addressOf = (port: number) => `http://localhost:${port}`;

const vite = 'node node_modules/vite/bin/vite.js';
const ofSandbox = { SANDBOX_LATENCY: '20', SANDBOX_SCENARIO: '' };

function server(command: string, port: number) {
  return {
    command: `${vite} ${command} --port ${port} --strictPort`,
    cwd: root,
    url: addressOf(port),
    reuseExistingServer: false,
    timeout: 300_000,
    env: { ...withoutSettings, ...ofSandbox },
  };
}

/** A build of its own, for settings are put in when the shop is built. */
const serverWithSettings = {
  ...server('', settingsPort),
  command: `${vite} build --logLevel warn --outDir ${settingsFolder} && ${vite} preview --outDir ${settingsFolder} --port ${settingsPort} --strictPort`,
  url: shopWithSettings,
  env: { ...allSettings, ...ofSandbox },
};

/** What is the same on both servers is looked at on one. */
const builtOnly = [
  'accessibility.spec.ts',
  'account.spec.ts',
  'built.spec.ts',
  'cartRows.spec.ts',
  'consent.spec.ts',
  'external.spec.ts',
  'finding.spec.ts',
  'forms.spec.ts',
  'landing.spec.ts',
  'layout.spec.ts',
  'leave.spec.ts',
  'lists.spec.ts',
  'look.spec.ts',
  'payment.spec.ts',
  'paymentResult.spec.ts',
  'prefetch.spec.ts',
  'print.spec.ts',
  'programme.spec.ts',
  'redirects.spec.ts',
  'scroll.spec.ts',
  'search.spec.ts',
  'show.spec.ts',
  'storno.spec.ts',
  'tabs.spec.ts',
  'tabsModel.spec.ts',
  'takeAlong.spec.ts',
  'timezones.spec.ts',
  'toasts.spec.ts',
  'upcoming.spec.ts',
  'winter.spec.ts',
];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  workers: 2,
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
    { name: 'dev', testIgnore: builtOnly, use: { baseURL: addressOf(ports.dev) } },
    { name: 'preview', use: { baseURL: addressOf(ports.preview) } },
  ],
  webServer: [server('', ports.dev), server('preview', ports.preview), serverWithSettings],
});
