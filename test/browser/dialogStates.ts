import type { Page } from '@playwright/test';
import {
  accountMenu,
  authDialog,
  authField,
  authSubmit,
  authTab,
  fillLogin,
  openAccountMenu,
  openAuthDialog,
  signInBefore,
} from './accountSteps';
import { banner, forgetConsent, settingsDialog } from './consentSteps';
import { expect } from './fixtures';
import { dialog, disturb, type StateTour } from './stateTour';
import { addresses, button, film, heading } from './steps';

const consentTours: StateTour[] = [
  { theme: 'night', address: addresses.cart, title: 'Warenkorb' },
  { theme: 'day', address: '/flohmarkt-wien/jobs', title: 'Jobs am Flohmarkt' },
].map(({ theme, address, title }) => ({
  name: `consent banner and cookie settings, theme ${theme}`,
  hasLayers: true,
  async run(page, check) {
    await forgetConsent(page.context());
    await page.goto(address);
    await expect(heading(page, title)).toBeVisible();
    await expect(banner(page)).toBeVisible();
    await check('banner');
    await banner(page).getByRole('button', { name: 'Einstellungen' }).click();
    await expect(settingsDialog(page)).toBeVisible();
    await check('settings', dialog);
  },
}));

const isWrong = (page: Page, label: string) =>
  expect(authField(page, label)).toHaveAttribute('aria-invalid', 'true');

/** Enters invalid values; errors appear when the last field loses the focus. */
async function fillWrongly(page: Page, values: Record<string, string>) {
  const labels = Object.keys(values);
  for (const label of labels) await authField(page, label).fill(values[label]!);
  const last = labels.at(-1)!;
  await authField(page, last).blur();
  await isWrong(page, last);
}
const wrongLogin = { 'E-Mail-Adresse': 'keine Adresse', Passwort: 'kurz' };
const wrongAccount = {
  Benutzername: 'Ada',
  'E-Mail-Adresse': 'ada@example.com',
  Passwort: 'kurz',
  'Passwort wiederholen': 'anders',
};

const authTours: StateTour[] = [
  {
    name: 'signing in and up, theme night',
    hasLayers: true,
    allowed: /^request: 401 POST \S+\/auth\/login$/,
    async run(page, check) {
      await page.goto(addresses.cart);
      await openAuthDialog(page);
      await check('signing in');
      await fillWrongly(page, wrongLogin);
      await check('errors', dialog);
      await fillLogin(page, 'nicht-das-richtige');
      await authSubmit(page).click();
      await expect(authDialog(page).getByRole('alert')).toBeVisible();
      await check('refused', dialog);
      await authTab(page, 'Register').click();
      await check('signing up', dialog);
      await fillWrongly(page, wrongAccount);
      await check('sign-up errors', dialog);
      await disturb(page, { path: 'auth/register', delay: 60_000 });
      await authField(page, 'Passwort').fill('lang genug');
      await authField(page, 'Passwort wiederholen').fill('lang genug');
      await authSubmit(page).click();
      await expect(authSubmit(page)).toHaveAttribute('aria-busy', 'true');
      await check('submitted', dialog);
    },
  },
  {
    name: 'signing in and up, theme day',
    hasLayers: true,
    allowed: /^request: 401 POST \S+\/auth\/login$/,
    async run(page, check) {
      await page.goto('/flohmarkt-wien/jobs');
      await openAuthDialog(page);
      await fillLogin(page, 'nicht-das-richtige');
      await authSubmit(page).click();
      await expect(authDialog(page).getByRole('alert')).toBeVisible();
      await check('refused', dialog);
      await authTab(page, 'Register').click();
      await fillWrongly(page, wrongAccount);
      await check('sign-up errors', dialog);
    },
  },
];

const heart = (page: Page) => button(page, new RegExp(`^(Merken|Gemerkt): ${film}$`)).first();

const favouritesTours: StateTour[] = [
  {
    name: 'favourites, signed out',
    async run(page, check) {
      await page.goto('/favoriten');
      await expect(page.getByRole('main').getByRole('button', { name: 'Anmelden' })).toBeVisible();
      await check('list');
      await page.goto(addresses.show);
      await heart(page).click();
      await expect(page.getByText(/^Zum Merken brauchst du ein Konto/)).toBeVisible();
      await check('hint at the heart');
    },
  },
  {
    name: 'favourites, empty and filled',
    hasFigures: true,
    hasLayers: true,
    async run(page, check) {
      await signInBefore(page);
      await page.goto('/favoriten');
      await expect(page.getByText(/^Noch hast du dir keinen Film gemerkt/)).toBeVisible();
      await check('empty');
      await page.goto(addresses.show);
      await expect(accountMenu(page)).toBeAttached();
      await heart(page).click();
      await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
      await check('heart');
      await openAccountMenu(page);
      await check('account menu', 'header');
      await page.goto('/favoriten');
      await expect(page.getByRole('heading', { level: 2, name: film })).toBeVisible();
      await check('filled');
    },
  },
];

export const dialogTours = [...consentTours, ...authTours, ...favouritesTours];
