import type { Page } from '@playwright/test';
import { fontTimeoutMs } from '@/shared/config/constants';
import { expect, test } from './fixtures';
import { addresses, heading, painted } from './steps';

// The other tests simulate a visitor who saves data and gets no fonts.
test.use({ fetchesAhead: true });

const fonts = /\/fonts-[^/]+\.js$/;

/** Families whose glyphs the title and the first text show; a loaded font need not be shown. */
async function shownFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const families: string[] = [];
  for (const selector of ['main h1', '.site-footer p']) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts: shown } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    families.push(...shown.map(({ familyName }) => familyName));
  }
  return families;
}

const isPainted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);

test('the first page of the first visit is painted with the web fonts', async ({ page }) => {
  let isRequested: () => void;
  let send: () => void;
  const requested = new Promise<void>((resolve) => (isRequested = resolve));
  const sent = new Promise<void>((resolve) => (send = resolve));
  // Nothing drops the script while the test looks, however busy the machine is.
  await page.addInitScript((limit) => {
    const { setTimeout } = window;
    window.setTimeout = ((react: () => void, ms?: number, ...args: unknown[]) =>
      ms === limit ? 0 : setTimeout(react, ms, ...args)) as typeof window.setTimeout;
  }, fontTimeoutMs);
  await page.route(fonts, async (route) => {
    isRequested();
    await sent;
    await route.continue();
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(addresses.programme, { waitUntil: 'commit' });
  await requested;
  // A page that is not painted has no frames, for which the methods of a locator would wait.
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.hydrated)).toBe('');
  expect(await isPainted(page)).toBe(false);
  send!();
  await painted(page);
  // The files name a weight after the family.
  await expect
    .poll(async () => (await shownFonts(page)).join())
    .toMatch(/^Bricolage Grotesque[^,]*,Figtree[^,]*$/);
});

test('no page waits long for fonts, and fonts that arrive late change nothing', async ({ page }) => {
  let note: (address: string) => void;
  let send: () => void;
  const requested = new Promise<string>((resolve) => (note = resolve));
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route(fonts, async (route) => {
    note(route.request().url());
    await sent;
    await route.continue();
  });
  await page.goto(addresses.programme, { waitUntil: 'commit' });
  await expect(heading(page, 'Kinoprogramm')).toBeVisible();
  await painted(page);
  send!();
  // Resolves once the module that the page had requested has run.
  await page.evaluate((address) => import(address), await requested);
  for (const family of await shownFonts(page)) expect(family).not.toMatch(/Figtree|Bricolage/);
});
