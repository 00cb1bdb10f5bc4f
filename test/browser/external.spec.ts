import type { Page } from '@playwright/test';
import { storeConsent, noCategories, settingsButton } from './consentSteps';
import { expect, test as base } from './fixtures';
import { watchForeignHosts, type ForeignHosts } from './foreignHosts';
import { providerSite, shopWithSettings, socialPages } from './shopWithSettings.mjs';
import { button, heading } from './steps';

const test = base.extend<{ foreign: ForeignHosts }>({
  foreign: async ({ context }, use) => use(await watchForeignHosts(context)),
});

const frame = (page: Page) => page.getByRole('main').locator('iframe');

test('the address of a social network redirects, and Back returns', async ({ page, foreign }) => {
  const target = socialPages['/facebookflohmarkt'];
  await page.goto(`${shopWithSettings}/cart`);
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  expect(foreign.requested()).toEqual([]);
  await page.goto(`${shopWithSettings}/facebookflohmarkt?url=https://evil.example.test/#//evil.example.test`);
  await expect(page).toHaveURL(target);
  expect(foreign.hosts()).toEqual([new URL(target).host]);
  await page.goBack();
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  await expect(page).toHaveURL(`${shopWithSettings}/cart`);
});

test('the redirect is announced, has a link, and does not trap Back', async ({ page, foreign }) => {
  const target = socialPages['/instagram'];
  await page.goto(`${shopWithSettings}/cart`);
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  // A response 204 keeps the browser on the page.
  await page.route(target, (route) => route.fulfill({ status: 204 }));
  await page.goto(`${shopWithSettings}/instagram`);
  await expect.poll(foreign.requested).toEqual([target]);
  await expect(heading(page, 'Sie werden weitergeleitet...')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.unroute(target);
  await page.getByRole('main').locator(`a[href="${target}"]`).click();
  await expect(page).toHaveURL(target);
  await page.goBack();
  await expect(page).toHaveURL(`${shopWithSettings}/instagram`);
  await expect(page.getByRole('main').locator(`a[href="${target}"]`)).toBeVisible();
  await page.waitForTimeout(800);
  await expect(page).toHaveURL(`${shopWithSettings}/instagram`);
  await page.goBack();
  await expect(heading(page, 'Warenkorb')).toBeVisible();
});

test('the provider’s pages are shown immediately with consent, and removed when it is withdrawn', async ({
  page,
  context,
  foreign,
}) => {
  await storeConsent(context, shopWithSettings, { ...noCategories, preferences: true });
  await page.goto(`${shopWithSettings}/agb`);
  await expect(frame(page).contentFrame().getByRole('heading', { name: 'Beim Anbieter' })).toBeVisible();
  expect(foreign.hosts()).toEqual([new URL(providerSite).host]);
  await settingsButton(page).click();
  await button(page, 'Alle ablehnen').click();
  await expect(frame(page)).toHaveCount(0);
});
