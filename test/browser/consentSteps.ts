import type { BrowserContext, Page } from '@playwright/test';
import { consentCookie, expect } from './fixtures';
import { fillCart, heading, openCart, openCheckout } from './steps';

export const bannerText =
  'Diese Website benutzt Cookies. Wenn Sie die Website weiter nutzen, gehen wir von Ihrem Einverständnis aus.';

export const banner = (page: Page) => page.getByRole('region', { name: 'Cookie-Hinweis' });
export const settingsButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' });
export const settingsDialog = (page: Page) => page.getByRole('dialog', { name: 'Cookie-Einstellungen' });

export async function forgetConsent(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: consentCookie });
}

type Choice = { preferences: boolean; statistics: boolean; marketing: boolean };
export const noCategories: Choice = { preferences: false, statistics: false, marketing: false };
export const allCategories: Choice = { preferences: true, statistics: true, marketing: true };

/** Sets the consent of an earlier visit. */
export async function storeConsent(context: BrowserContext, shop: string, choice: Choice): Promise<void> {
  const consent = Object.values(choice).some(Boolean) ? 'accepted' : 'declined';
  const value = encodeURIComponent(JSON.stringify({ consent, ...choice }));
  await context.addCookies([{ name: consentCookie, value, url: shop }]);
}

/** The consent cookie's value. */
export async function sentConsent(context: BrowserContext): Promise<unknown> {
  const cookie = (await context.cookies()).find(({ name }) => name === consentCookie);
  return cookie && JSON.parse(decodeURIComponent(cookie.value));
}

/** Records written consent cookies, because Chromium limits their stored lifetime to 400 days. */
export async function recordConsentCookie(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((name) => {
    const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;
    const written: string[] = [];
    Object.assign(window, { writtenCookies: written });
    Object.defineProperty(document, 'cookie', {
      get: () => get!.call(document) as string,
      set(cookie: string) {
        if (cookie.startsWith(`${name}=`)) written.push(cookie);
        set!.call(document, cookie);
      },
    });
  }, consentCookie);
  return () => page.evaluate(() => (window as unknown as { writtenCookies: string[] }).writtenCookies);
}

/** Visits the pages of a purchase, and every page that may show third-party content. */
export async function browseShop(page: Page): Promise<void> {
  await page.goto('/');
  await expect(heading(page, 'Autokino und Flohmarkt in Wien')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Kinoprogramm' }).first().click();
  await expect(heading(page, 'Kinoprogramm')).toBeVisible();
  await fillCart(page);
  await openCart(page);
  await openCheckout(page);
  await page.goto('/privacy');
  await expect(heading(page, 'Impressum')).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(newsletterButton(page)).toBeVisible();
}

export const newsletterButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: /^(Newsletter|Filmprogramm) abonnieren$/ });
