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

/** Opens a page; the banner is there before the next tap, so that it does not appear under it. */
async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const stored = JSON.stringify(await sentConsent(page.context()));
  await expect(banner(page), `banner, stored consent: ${stored}`).toBeVisible();
}

const errorOf = (field: Locator) => field.locator('..').locator('.field-error');

/** The field is not covered, nor is its error with it; the others are not once the visitor scrolls to them. */
async function expectUncovered(
  field: Locator,
  { error, others = [] }: { error?: Locator; others?: Locator[] } = {},
) {
  const page = field.page();
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
  for (const other of others) {
    await other.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
    await expect.poll(() => isUncovered(other)).toBe(true);
  }
  await page.setViewportSize(phone);
}

const step = test.step;

test('with an on-screen keyboard and the consent banner nothing covers a field of the purchase', async ({
  page,
}) => {
  await forgetConsent(page.context());
  await opened(page, addresses.show);
  await putIntoCart(page);
  await opened(page, addresses.cart);
  await step('a quantity in the cart', () =>
    expectUncovered(page.getByRole('textbox', { name: /^Menge/ }).first()),
  );
  await step('a voucher code', async () => {
    await button(page, 'Gutschein einlösen').tap();
    await expectUncovered(page.getByLabel('Gutscheincode'), { error: page.locator('#gutscheincode-fehler') });
  });
  await step('an e-mail address in the checkout', async () => {
    await opened(page, addresses.checkout);
    await orderButton(page).tap();
    const field = page.getByLabel('E-Mail-Adresse');
    await expectUncovered(field, { error: errorOf(field) });
  });
});

test('with an on-screen keyboard and the consent banner nothing covers a field of searches, forms and dialogs', async ({
  page,
}) => {
  const search = page.getByRole('main').getByRole('searchbox');
  await forgetConsent(page.context());
  await step('a search', async () => {
    await opened(page, '/suche');
    await expectUncovered(search);
  });
  await step('the text of the finder', async () => {
    await opened(page, addresses.programme);
    await button(page, 'Termin finden').tap();
    await expectUncovered(search);
  });
  await step('a password of the sign-in dialog', async () => {
    await openAuthDialog(page);
    await fillLogin(page);
    await expectUncovered(authField(page, 'Passwort'), { others: [authSubmit(page)] });
  });
  await step('a message', async () => {
    await opened(page, '/feedback');
    const send = page.getByRole('main').locator('button[type="submit"]');
    await send.tap();
    const field = page.getByLabel('Deine Nachricht');
    // It is nearly as high as what is left of the window.
    await expectUncovered(field, { others: [errorOf(field), send] });
  });
  await step('an e-mail address of the reminder', async () => {
    await opened(page, addresses.upcoming);
    await button(page, labelled('Vormerken', 'Die Nibelungen')).tap();
    const send = page.getByRole('dialog').locator('button[type="submit"]');
    await send.tap();
    const field = page.getByRole('dialog').getByLabel('E-Mail-Adresse');
    await expectUncovered(field, { error: errorOf(field), others: [send] });
  });
});
