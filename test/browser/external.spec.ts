import type { Page } from '@playwright/test';
import { chosenBefore, nothing, settingsButton } from './consentSteps';
import { expect, test as base } from './fixtures';
import { watchForeignHosts, type ForeignHosts } from './foreignHosts';
import { providerSite, shopWithSettings, socialPages } from './shopWithSettings';
import { button, heading } from './steps';

const test = base.extend<{ foreign: ForeignHosts; notSet: string }>({
  /** The shop that was built without any setting. */
  notSet: async ({ baseURL }, use) => use(baseURL!),
  foreign: async ({ context }, use) => use(await watchForeignHosts(context)),
});

const pages = [
  { address: '/privacy', title: 'Impressum', at: 'privacy' },
  { address: '/agb', title: 'Allgemeine Geschäftsbedingungen', at: 'agb' },
  { address: '/sicheres-kino', title: 'Sicheres Kino', at: 'sicheres-kino' },
  { address: '/dein-event-im-autokino', title: 'Dein Event im Autokino', at: 'deinevent' },
  { address: '/deinevent', title: 'Dein Event im Autokino', at: 'deinevent' },
  { address: '/aboutus', title: 'Über uns', at: 'aboutus' },
  { address: '/team', title: 'Team', at: 'team' },
  { address: '/contact', title: 'Kontakt', at: 'contact' },
  { address: '/contactprint', title: 'Kontakt zum Ausdrucken', at: 'contactprint' },
  { address: '/kontakt', title: 'Kontakt', at: 'contact' },
  { address: '/geschichte', title: 'Geschichte', at: 'geschichte' },
];

const showPage = 'Seite hier anzeigen';
const frame = (page: Page) => page.getByRole('main').locator('iframe');

for (const { address, title, at } of pages) {
  test(`${address} shows the provider’s page after a click`, async ({ page, foreign }) => {
    await page.goto(shopWithSettings + address);
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveTitle(`${title} – Kino wie Damals`);
    const target = new URL(at, providerSite).href;
    const link = page.getByRole('main').locator(`a[href="${target}"]`);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(frame(page)).toHaveCount(0);
    expect(foreign.asked()).toEqual([]);
    await button(page, showPage).click();
    await expect(frame(page)).toHaveAttribute('src', target);
    await expect(frame(page)).toHaveAttribute('title', /.+/);
    await expect(frame(page)).toHaveAttribute('referrerpolicy', 'no-referrer');
    const permissions = (await frame(page).getAttribute('sandbox'))!.split(' ');
    expect(permissions.filter((permission) => /top-navigation|modals|downloads/.test(permission))).toEqual(
      [],
    );
    const inside = frame(page).contentFrame();
    await expect(inside.getByRole('heading', { name: 'Beim Anbieter' })).toBeVisible();
    await expect(link).toBeVisible();
  });
}

test('each of these pages helps where no provider is set', async ({ page, notSet, foreign }) => {
  for (const { address, title } of pages) {
    await page.goto(notSet + address);
    await expect(heading(page, title)).toBeVisible();
    await expect(frame(page)).toHaveCount(0);
    await expect(button(page, showPage)).toHaveCount(0);
    await expect(page.getByRole('main').locator('a[href="/feedback"]')).toBeVisible();
  }
  expect(foreign.asked()).toEqual([]);
});

for (const [address, target] of Object.entries(socialPages)) {
  test(`${address} sends the visitor on and lets him back`, async ({ page, foreign }) => {
    await page.goto(`${shopWithSettings}/cart`);
    await expect(heading(page, 'Warenkorb')).toBeVisible();
    expect(foreign.asked()).toEqual([]);
    await page.goto(`${shopWithSettings}${address}?url=https://evil.example.test/#//evil.example.test`);
    await expect(page).toHaveURL(target);
    expect(foreign.hosts()).toEqual([new URL(target).host]);
    await page.goBack();
    await expect(heading(page, 'Warenkorb')).toBeVisible();
    await expect(page).toHaveURL(`${shopWithSettings}/cart`);
  });
}

test('each of these addresses helps where no network is set', async ({ page, notSet, foreign }) => {
  for (const address of Object.keys(socialPages)) {
    await page.goto(notSet + address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Sie werden weitergeleitet...')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect(page).toHaveURL(notSet + address);
  }
  expect(foreign.asked()).toEqual([]);
});

test('the redirect says so, has a link, and is no trap for Back', async ({ page, foreign }) => {
  const target = socialPages['/instagram'];
  await page.goto(`${shopWithSettings}/cart`);
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  // An answer without content leaves the browser where it is.
  await page.route(target, (route) => route.fulfill({ status: 204 }));
  await page.goto(`${shopWithSettings}/instagram`);
  await expect.poll(foreign.asked).toEqual([target]);
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

test('with consent to the provider’s pages they stand there at once, and go with it', async ({
  page,
  context,
  foreign,
}) => {
  await chosenBefore(context, shopWithSettings, { ...nothing, preferences: true });
  await page.goto(`${shopWithSettings}/agb`);
  await expect(frame(page).contentFrame().getByRole('heading', { name: 'Beim Anbieter' })).toBeVisible();
  expect(foreign.hosts()).toEqual([new URL(providerSite).host]);
  await settingsButton(page).click();
  await button(page, 'Alle ablehnen').click();
  await expect(frame(page)).toHaveCount(0);
});
