import { writeFileSync } from 'node:fs';
import { expect, test as base, type Browser } from '@playwright/test';
import { browserArguments, installedChromium } from '../../scripts/programs/chromium.mjs';
import { installedFirefox } from '../../scripts/programs/firefox.mjs';
import { dropUnknownCommands } from './stockFirefox';
import type { Driver, Size } from './driver';
import { startFrontServer, type FrontServer } from './frontServer';
import { playwrightDriver } from './playwrightDriver';
import { createVisitor, type Visitor } from './visitor';
import { openWebKit } from './webkitDriver';
import { startWebKitPrograms } from './webkitPrograms';

export { expect };

/** The test tool waits in vain for the load of a page that Firefox has kept in memory. */
const loadsAgainOnBack = { 'browser.sessionhistory.max_total_viewers': 0 };

export type Engine = 'chromium' | 'firefox' | 'webkit';

export type EngineOptions = { engine: Engine; size: Size };

type Window = { driver: Driver; close: () => Promise<void> };
/** Opens a window of one engine with storage of its own. */
type OpenWindow = (size: Size) => Promise<Window>;

function windowsOf(browser: Browser, isTouch: boolean): OpenWindow {
  return async ({ name, width, height }) => {
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'de-AT',
      timezoneId: 'Europe/Vienna',
      hasTouch: isTouch && name === 'phone',
    });
    return { driver: playwrightDriver(await context.newPage()), close: () => context.close() };
  };
}

type Fixtures = {
  shop: FrontServer;
  visitor: Visitor;
  /** Allows expected problems; any other fails the test (`probe.ts`, `frontServer.ts`). */
  allowProblems: (...patterns: RegExp[]) => void;
};

/** One film of the sandbox has no picture, on purpose. */
const missingPicture = /dieses-bild-fehlt\.svg/;

export const test = base.extend<Fixtures, EngineOptions & { openWindow: OpenWindow }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  size: [
    { name: 'phone', width: 390, height: 844 },
    { option: true, scope: 'worker' },
  ],

  openWindow: [
    async ({ playwright, engine }, use) => {
      if (engine === 'webkit') {
        const programs = await startWebKitPrograms();
        await use((size) => openWebKit(programs, size));
        await programs.stop();
        return;
      }
      const executablePath = engine === 'firefox' ? installedFirefox() : installedChromium();
      const browser = await playwright[engine].launch({
        ...(executablePath && { executablePath }),
        ...(engine === 'firefox'
          ? { channel: 'moz-firefox', firefoxUserPrefs: loadsAgainOnBack }
          : { args: browserArguments }),
      });
      if (engine === 'firefox') dropUnknownCommands(browser);
      await use(windowsOf(browser, engine === 'chromium'));
      await browser.close();
    },
    { scope: 'worker' },
  ],

  shop: async ({ baseURL }, use) => {
    const shop = await startFrontServer(baseURL!);
    await use(shop);
    await shop.close();
  },

  allowProblems: [
    async ({ shop }, use) => {
      const allowed = [missingPicture];
      await use((...patterns) => void allowed.push(...patterns));
      const unexpected = shop.problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
      expect(unexpected, 'problems on the console, in the page or on the network').toEqual([]);
    },
    { auto: true },
  ],

  visitor: async ({ openWindow, shop, size }, use, testInfo) => {
    const { driver, close } = await openWindow(size);
    await use(createVisitor(driver, shop, size));
    if (testInfo.status !== testInfo.expectedStatus) {
      const picture = await driver.screenshot().catch(() => undefined);
      if (picture) writeFileSync(testInfo.outputPath('screen.png'), picture);
    }
    await close();
  },
});
