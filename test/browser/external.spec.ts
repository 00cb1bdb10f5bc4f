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

test('the address of a social network redirects, is announced, has a link, and does not trap Back', async ({
  page,
  foreign,
}) => {
  await page.goto(`${shopWithSettings}/cart`);
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  expect(foreign.requested()).toEqual([]);
  const market = socialPages['/facebookflohmarkt'];
  // The page may leave before it is hydrated.
  await page.goto(
    `${shopWithSettings}/facebookflohmarkt?url=https://evil.example.test/#//evil.example.test`,
    {
      waitUntil: 'commit',
    },
  );
  await expect(page).toHaveURL(market);
  expect(foreign.hosts()).toEqual([new URL(market).host]);
  await page.goBack();
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  await expect(page).toHaveURL(`${shopWithSettings}/cart`);

  const target = socialPages['/instagram'];
  const address = `${shopWithSettings}/instagram`;
  const link = page.getByRole('main').locator(`a[href="${target}"]`);
  // A response 204 keeps the browser on the page.
  await page.route(target, (route) => route.fulfill({ status: 204 }));
  foreign.forget();
  await page.goto(address);
  await expect.poll(foreign.requested).toEqual([target]);
  await expect(heading(page, 'Sie werden weitergeleitet...')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await page.unroute(target);
  await link.click();
  await expect(page).toHaveURL(target);
  await page.goBack();
  await expect(page).toHaveURL(address);
  // It says that it stays here.
  await expect(heading(page, /^Weiter zu /)).toBeVisible();
  await expect(link).toBeVisible();
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
