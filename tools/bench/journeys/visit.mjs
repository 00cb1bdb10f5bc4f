import {
  headingShown,
  longestPress,
  recordPresses,
  resetPresses,
  settle,
  storeLines,
  watchHeading,
} from './pressedPage.mjs';

/** @typedef {import('@playwright/test').Locator} Locator */
/** @typedef {import('@playwright/test').Page} Page */
/**
 * ms of the presses, and until the heading of another page whose code is loaded, is not loaded, or that Back leads to.
 * @typedef {{ presses: number[], pages: number[], newPages: number[], backs: number[] }} Times
 */
/**
 * @typedef {object} Visitor
 * @property {Page} page
 * @property {(act: () => Promise<unknown>, shown?: Locator) => Promise<void>} press records the interaction of `act`
 * @property {(target: Locator, shown?: Locator) => Promise<void>} tap
 * @property {(text: string) => Promise<void>} type records each key as a press
 * @property {(link: Locator, title: string) => Promise<void>} open taps and records the time to the heading, too
 * @property {(title: string) => Promise<void>} goBack
 */

export const slowness = 4;
const phone = { width: 390, height: 844 };
const declined = { consent: 'declined', preferences: false, statistics: false, marketing: false };
let visits = 0;

/**
 * A phone in a new context, with its own database of the sandbox and without a cookie banner.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 */
async function newPhone(browser, origin) {
  const context = await browser.newContext({
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    locale: 'de-AT',
    timezoneId: 'Europe/Vienna',
    serviceWorkers: 'block',
  });
  visits += 1;
  await context.addCookies([
    { name: 'sandbox_name', value: `journey-${visits}`, url: origin },
    { name: 'cookie_consent', value: encodeURIComponent(JSON.stringify(declined)), url: origin },
  ]);
  await context.addInitScript(recordPresses);
  return context;
}

/**
 * Playwright's own `tap` would add listeners to the page that test where the tap arrives.
 * @param {Locator} target
 */
async function tapOn(target) {
  await target.scrollIntoViewIfNeeded();
  const page = target.page();
  await page.evaluate(settle);
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return () => page.touchscreen.tap(x + width / 2, y + height / 2);
}

/**
 * @param {Page} page
 * @returns {{ visitor: Visitor, times: Times }}
 */
function createVisitor(page) {
  /** @type {Times} */
  const times = { presses: [], pages: [], newPages: [], backs: [] };

  /** @type {Visitor['press']} */
  async function press(act, shown) {
    await page.evaluate(resetPresses);
    await act();
    // A query of Playwright before the paint would count as part of the press.
    await page.evaluate(settle);
    await shown?.waitFor();
    times.presses.push(await page.evaluate(longestPress));
  }

  /** @type {Visitor['open']} */
  async function open(target, title) {
    const act = await tapOn(target);
    await page.evaluate(watchHeading, { event: 'click', title });
    await press(act, page.locator('main h1', { hasText: title }));
    const { ms, hasLoaded } = await page.evaluate(headingShown);
    times[hasLoaded ? 'newPages' : 'pages'].push(ms);
  }

  /** @type {Visitor['goBack']} */
  async function goBack(title) {
    await page.evaluate(watchHeading, { event: 'popstate', title });
    await page.evaluate(() => history.back());
    times.backs.push((await page.evaluate(headingShown)).ms);
    await page.evaluate(settle);
  }

  const visitor = {
    page,
    press,
    open,
    goBack,
    async tap(/** @type {Locator} */ target, /** @type {Locator | undefined} */ shown) {
      await press(await tapOn(target), shown);
    },
    async type(/** @type {string} */ text) {
      for (const key of text) await press(() => page.keyboard.press(key));
    },
  };
  return { visitor, times };
}

/**
 * Opens a page and calls `use` with a throttled CPU once the page is idle.
 * @param {{ browser: import('@playwright/test').Browser, server: { origin: string } }} shop
 * @param {{ path: string, cart?: object | undefined }} start
 * @param {(visitor: Visitor) => Promise<unknown>} use
 * @returns {Promise<Times>}
 */
export async function visit({ browser, server }, { path, cart }, use) {
  const context = await newPhone(browser, server.origin);
  try {
    if (cart) await context.addInitScript(storeLines, JSON.stringify(cart));
    const page = await context.newPage();
    await page.goto(server.origin + path);
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    await page.evaluate(settle);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    const { visitor, times } = createVisitor(page);
    await use(visitor);
    return times;
  } finally {
    await context.close();
  }
}
