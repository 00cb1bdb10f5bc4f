import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { installedFirefox } from '../../scripts/programs/firefox.mjs';
import { installedWebKit, installedXvfb } from '../../scripts/programs/webkit.mjs';
import { withoutSettings } from '../../scripts/tool.mjs';
import { clockShift } from '@test/browser/shopClock';
import type { Size } from './driver';
import type { Engine, EngineOptions } from './fixtures';

const port = 4275;
const address = `http://localhost:${port}`;

const sizes: Size[] = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1280, height: 800 },
];

const engines: Engine[] = [
  'chromium',
  ...(installedFirefox() ? (['firefox'] as const) : []),
  ...(installedWebKit() && installedXvfb() ? (['webkit'] as const) : []),
];

/** Firefox is driven over WebDriver BiDi, which is slower. */
const timeouts: Record<Engine, number> = { chromium: 60_000, firefox: 180_000, webkit: 90_000 };

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  workers: 2,
  reporter: 'line',
  use: { baseURL: address },
  projects: engines.flatMap((engine) =>
    sizes.map((size) => ({
      name: `${engine} ${size.name}`,
      timeout: timeouts[engine],
      expect: { toPass: { timeout: timeouts[engine] / 2 } },
      use: { engine, size },
    })),
  ),
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`,
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    url: address,
    reuseExistingServer: false,
    timeout: 60_000,
    env: {
      ...withoutSettings,
      SANDBOX_LATENCY: '20',
      SANDBOX_SCENARIO: '',
      SANDBOX_RECORDED: '',
      SANDBOX_CLOCK_SHIFT: String(clockShift),
    },
  },
});
