import type { Locator, Page } from '@playwright/test';
import { authField, authSubmit, fillLogin, openAuthDialog } from './accountSteps';
import { banner, forgetConsent, sentConsent } from './consentSteps';
import { expect, test } from './fixtures';
import { touchPhone } from './gestures';
import { addresses, button, labelled, orderButton, phone, putIntoCart } from './steps';

test.use({ ...touchPhone, contextOptions: { reducedMotion: 'reduce' } });

/** What a keyboard leaves of the window in browsers that make the window smaller. */
const withKeyboard = { ...phone, height: 400 };

/** Whether the middle of the element is in the window and under nothing else. */
const isUncovered = (target: Locator) =>
  target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && element.contains(hit);
  });

type Part = {
  name: string;
  /** Leads to a field. Its error is visible with it; the reachable parts are visible once the visitor scrolls. */
  open: (page: Page) => Promise<{ field: Locator; error?: Locator; reachable?: Locator[] }>;
};

async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const stored = JSON.stringify(await sentConsent(page.context()));
  await expect(banner(page), `banner, stored consent: ${stored}`).toBeVisible();
}

/** The banner is there before the click, so that it does not appear under it. */
async function filledCart(page: Page): Promise<void> {
  await opened(page, addresses.show);
  await putIntoCart(page);
}

const errorOf = (field: Locator) => field.locator('..').locator('.field-error');

const parts: Part[] = [
  {
    name: 'an e-mail address in the checkout',
    async open(page) {
      await filledCart(page);
      await opened(page, addresses.checkout);
      await orderButton(page).tap();
      const field = page.getByLabel('E-Mail-Adresse');
      return { field, error: errorOf(field) };
    },
  },
  {
    name: 'a voucher code in the cart',
    async open(page) {
      await filledCart(page);
      await opened(page, addresses.cart);
      await button(page, 'Gutschein einlösen').tap();
      return { field: page.getByLabel('Gutscheincode'), error: page.locator('#gutschein-fehler') };
    },
  },
  {
    name: 'a quantity in the cart',
    async open(page) {
      await filledCart(page);
      await opened(page, addresses.cart);
      return { field: page.getByRole('textbox', { name: /^Menge/ }).first() };
    },
  },
  {
    name: 'a search',
    async open(page) {
      await opened(page, '/suche');
      return { field: page.getByRole('main').getByRole('searchbox') };
    },
  },
  {
    name: 'the text of the finder',
    async open(page) {
      await opened(page, addresses.programme);
      await button(page, 'Termin finden').tap();
      return { field: page.getByRole('main').getByRole('searchbox') };
    },
  },
  {
    name: 'a message',
    async open(page) {
      await opened(page, '/feedback');
      const send = page.getByRole('main').locator('button[type="submit"]');
      await send.tap();
      const field = page.getByLabel('Deine Nachricht');
      // It is nearly as high as what is left of the window.
      return { field, reachable: [errorOf(field), send] };
    },
  },
  {
    name: 'a password of the sign-in dialog',
    async open(page) {
      await opened(page, addresses.programme);
      await openAuthDialog(page);
      await fillLogin(page);
      return { field: authField(page, 'Passwort'), reachable: [authSubmit(page)] };
    },
  },
  {
    name: 'an e-mail address of the reminder',
    async open(page) {
      await opened(page, addresses.upcoming);
      await button(page, labelled('Vormerken', 'Die Nibelungen')).tap();
      const send = page.getByRole('dialog').locator('button[type="submit"]');
      await send.tap();
      const field = page.getByRole('dialog').getByLabel('E-Mail-Adresse');
      return { field, error: errorOf(field), reachable: [send] };
    },
  },
];

for (const { name, open } of parts) {
  test(`with an on-screen keyboard and the consent banner nothing covers the field: ${name}`, async ({
    page,
  }) => {
    await forgetConsent(page.context());
    const { field, error, reachable = [] } = await open(page);
    await field.tap();
    await page.setViewportSize(withKeyboard);
    // Browsers do so when the keyboard opens.
    await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect(field).toBeFocused();
    await expect.poll(() => isUncovered(field)).toBe(true);
    if (error) {
      await expect(error).not.toBeEmpty();
      await expect.poll(() => isUncovered(error)).toBe(true);
    }
    for (const part of reachable) {
      await part.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
      await expect.poll(() => isUncovered(part)).toBe(true);
    }
  });
}
