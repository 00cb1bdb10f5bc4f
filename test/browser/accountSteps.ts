import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** The existing account of a new database. */
const account = { email: 'kundin@example.com', password: 'stummfilm' };

export const accountButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Anmelden oder registrieren' });
const menus = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' });
/** On a phone it is in the drawer. */
export const accountMenu = (page: Page) =>
  menus(page).getByRole('button', { name: 'Mein Konto', includeHidden: true });
export const favouritesLink = (page: Page) => menus(page).getByRole('link', { name: 'Favoriten' });

export const authDialog = (page: Page) => page.getByRole('dialog', { name: 'Anmelden oder registrieren' });
export const authTab = (page: Page, name: 'Login' | 'Register') =>
  authDialog(page).getByRole('tab', { name });
const panel = (page: Page) => authDialog(page).getByRole('tabpanel');
export const authField = (page: Page, label: string) => panel(page).getByLabel(label, { exact: true });
/** By type, because its label changes while it is busy. */
export const authSubmit = (page: Page) => panel(page).locator('button[type="submit"]');

export async function openAuthDialog(page: Page): Promise<void> {
  await accountButton(page).click();
  await expect(authDialog(page)).toBeVisible();
}

export async function fillLogin(page: Page, password = account.password): Promise<void> {
  await authField(page, 'E-Mail-Adresse').fill(account.email);
  await authField(page, 'Passwort').fill(password);
}

export async function openAccountMenu(page: Page): Promise<void> {
  await expect(accountMenu(page)).toBeAttached();
  const all = menus(page).getByRole('button', { name: 'Menü', exact: true });
  if (await all.isVisible()) await all.click();
  await accountMenu(page).click();
  await expect(favouritesLink(page)).toBeVisible();
}

/** Signs in by a request; the page notices it when it loads. */
export async function signInBefore(page: Page): Promise<void> {
  const response = await page.request.post('/rest/auth/login', { data: account });
  expect(response.status()).toBe(200);
}
