import type { Page } from '@playwright/test';
import {
  allCategories,
  banner,
  bannerText,
  browseShop,
  forgetConsent,
  newsletterButton,
  noCategories,
  recordConsentCookie,
  sentConsent,
  settingsButton,
} from './consentSteps';
import { expect, test as base } from './fixtures';
import { scripts, watchForeignHosts, type ForeignHosts } from './foreignHosts';
import { passTime, shopNow, takeTimers } from './shopClock';
import { newsletterFrame, providerSite, shopWithSettings } from './shopWithSettings.mjs';
import { button, heading, phone } from './steps';

const test = base.extend<{ foreign: ForeignHosts }>({
  baseURL: shopWithSettings,
  foreign: [
    async ({ context }, use) => {
      await takeTimers(context);
      await use(await watchForeignHosts(context));
      // A service worker's requests would not have been recorded.
      expect(context.serviceWorkers()).toEqual([]);
    },
    { auto: true },
  ],
});

test.use({ viewport: phone, fetchesAhead: true });

const everyScript = Object.values(scripts).sort();

type Marked = { ranScripts?: string[] };
const untilScriptsRun = (page: Page) =>
  page.waitForFunction((count) => (window as Marked).ranScripts?.length === count, everyScript.length);
/** Scripts keep sending until their page is closed. */
const untilScriptsAreGone = (page: Page) => page.waitForFunction(() => !(window as Marked).ranScripts);

test('before the choice, and after „Ablehnen“, no third party receives a request', async ({
  page,
  context,
  foreign,
}) => {
  await forgetConsent(context);
  const written = await recordConsentCookie(page);
  await browseShop(page);
  await expect(banner(page)).toContainText(bannerText);
  await passTime(page);
  expect(foreign.requested()).toEqual([]);

  // The banner takes at most a fifth of a phone, and neither choice is larger than the other.
  expect((await banner(page).boundingBox())!.height).toBeLessThanOrEqual(phone.height / 5);
  const [accept, decline] = await Promise.all(
    ['Akzeptieren', 'Ablehnen'].map((name) => button(page, name).boundingBox()),
  );
  expect(accept).toMatchObject({ y: decline!.y, width: decline!.width, height: decline!.height });

  await button(page, 'Ablehnen').click();
  await expect(banner(page)).toHaveCount(0);
  const [cookie, ...others] = await written();
  expect(others).toEqual([]);
  expect(cookie).toMatch(/; path=\/(;|$)/i);
  expect(cookie).toMatch(/; samesite=lax(;|$)/i);
  const lifetime = Date.parse(/; expires=([^;]+)/i.exec(cookie!)![1]!) - shopNow();
  expect(Math.abs(lifetime / 86_400_000 - 1000)).toBeLessThan(1);
  await page.reload();
  await expect(newsletterButton(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await passTime(page);
  expect(foreign.requested()).toEqual([]);

  expect(await sentConsent(context)).toEqual({ consent: 'declined', ...noCategories });
  expect((await context.cookies()).map(({ name }) => name).sort()).toEqual(
    ['cart', 'cookie_consent', 'sandbox_name'].sort(),
  );
});

test('after „Akzeptieren“ each script loads once per visit, and after a withdrawal no third party receives a request', async ({
  page,
  context,
  foreign,
}) => {
  await forgetConsent(context);
  await page.goto('/');
  await button(page, 'Akzeptieren').click();
  await expect.poll(foreign.scripts).toEqual(everyScript);
  await expect(banner(page)).toHaveCount(0);
  const menu = page.getByRole('navigation').getByRole('link', { name: 'Kinoprogramm' }).first();
  await menu.click();
  await expect(heading(page, 'Kinoprogramm')).toBeVisible();
  await passTime(page);
  expect(foreign.scripts()).toEqual(everyScript);
  expect(await sentConsent(context)).toEqual({ consent: 'accepted', ...allCategories });

  foreign.forget();
  await page.goto('/cart');
  await untilScriptsRun(page);
  await passTime(page);
  expect(foreign.scripts()).toEqual(everyScript);
  expect(foreign.hosts(), 'and the hosts that they request').not.toContain(new URL(providerSite).host);

  await settingsButton(page).click();
  await button(page, 'Alle ablehnen').click();
  await untilScriptsAreGone(page);
  foreign.forget();
  await page.reload();
  await passTime(page);
  expect(foreign.requested()).toEqual([]);
  expect(await sentConsent(context)).toEqual({ consent: 'declined', ...noCategories });
  const left = (await context.cookies(shopWithSettings)).map(({ name }) => name);
  expect(left.filter((name) => /^_(ga|fbp|ttp)/.test(name))).toEqual([]);
});

test('third-party content that is requested by a click loads without consent, and nothing else does', async ({
  page,
  foreign,
}) => {
  await page.goto('/agb');
  await expect(heading(page, /Geschäftsbedingungen/)).toBeVisible();
  expect(foreign.requested()).toEqual([]);
  await button(page, /anzeigen|laden/).click();
  const provided = page.getByRole('main').locator('iframe').contentFrame();
  await expect(provided.getByRole('heading', { name: 'Beim Anbieter' })).toBeVisible();
  expect(foreign.hosts()).toEqual([new URL(providerSite).host]);

  await page.goto('/cart');
  await expect(newsletterButton(page)).toBeVisible();
  foreign.forget();
  await newsletterButton(page).click();
  await expect.poll(foreign.hosts).toEqual([new URL(newsletterFrame).host]);
  await passTime(page);
  expect(foreign.hosts()).toEqual([new URL(newsletterFrame).host]);
});
