import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Who has an account in a fresh world of the sandbox. */
const account = { email: 'kundin@example.com', password: 'stummfilm' };

export const accountButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Anmelden oder registrieren' });
export const favouritesLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Deine Favoriten' });

export const authDialog = (page: Page) => page.getByRole('dialog', { name: 'Anmelden oder registrieren' });
export const authTab = (page: Page, name: 'Login' | 'Register') =>
  authDialog(page).getByRole('tab', { name });
const panel = (page: Page) => authDialog(page).getByRole('tabpanel');
export const authField = (page: Page, label: string) => panel(page).getByLabel(label, { exact: true });
/** Whatever it says while it is busy. */
export const authSubmit = (page: Page) => panel(page).locator('button[type="submit"]');

export async function openAuthDialog(page: Page): Promise<void> {
  await accountButton(page).click();
  await expect(authDialog(page)).toBeVisible();
}

export async function fillLogin(page: Page, password = account.password): Promise<void> {
  await authField(page, 'E-Mail-Adresse').fill(account.email);
  await authField(page, 'Passwort').fill(password);
}

/** Signs in beside the page, which learns of it when it loads. */
export async function signInBefore(page: Page): Promise<void> {
  const answer = await page.request.post('/rest/auth/login', { data: account });
  expect(answer.status()).toBe(200);
}
