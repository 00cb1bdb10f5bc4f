import type { Locator, Page } from '@playwright/test';
import { expect, test, type Sandbox } from './fixtures';
import { doubleTap, touchPhone } from './gestures';
import {
  addresses,
  button,
  countOf,
  expectTicketInCart,
  fillCart,
  film,
  goToCheckout,
  goToPayment,
  heading,
  labelled,
  openCart,
  orderButton,
  pay,
} from './steps';
import { askToCancel, cancelledTitle, openStornoLink } from './stornoSteps';

// A transition would start with the look before.
test.use({ ...touchPhone, contextOptions: { reducedMotion: 'reduce' } });

/** Answers come after the second tap. */
const slow = { latency: 800 };

async function sent(sandbox: Sandbox, path: string): Promise<number> {
  return (await sandbox.state()).requests.filter((request) => request.path === path).length;
}

test('a double tap on plus counts two', async ({ page }) => {
  await fillCart(page);
  await openCart(page);
  await doubleTap(button(page, `Menge erhöhen: ${film}`));
  await expect(countOf(page, film)).toHaveValue('3');
});

test('a double tap puts a ticket into the cart once and stays on the page', async ({ page }) => {
  await page.goto(addresses.show);
  await doubleTap(button(page, 'In den Warenkorb'));
  await expect(page.getByRole('main').getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${addresses.show}$`));
  await expectTicketInCart(page);
});

test('a double tap on a later addition adds once too', async ({ page }) => {
  await page.goto(addresses.show);
  const add = button(page, 'In den Warenkorb');
  await add.tap();
  for (const times of [2, 3]) {
    // The guard of the addition before ends.
    await expect(add).toHaveCSS('pointer-events', 'auto');
    await doubleTap(add);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cart'))).toContain(`"count":${times},`);
  }
  await openCart(page);
  await expect(countOf(page, film)).toHaveValue('3');
});

test('a double tap at a market without a chosen stall asks, and does not answer the question', async ({
  page,
}) => {
  await page.goto('/flohmarktprogramm-wien/501');
  await doubleTap(button(page, 'Standplatz buchen'));
  await expect(page.locator('.buy-hint[role="alert"]')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Zum Warenkorb' })).toHaveCount(0);
  await button(page, 'Standplatz buchen').tap();
  await expect(page.getByRole('main').getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
});

test('a double tap orders once', async ({ page, sandbox }) => {
  await goToCheckout(page);
  await sandbox.control(slow);
  await doubleTap(orderButton(page));
  await expect(heading(page, 'Testzahlung')).toBeVisible();
  expect(await sent(sandbox, 'order/saveOrder')).toBe(1);
});

test('a double tap redeems a voucher once', async ({ page, sandbox }) => {
  await fillCart(page);
  await openCart(page);
  await page.getByLabel('Gutscheincode').fill('WILLKOMMEN10');
  await sandbox.control(slow);
  await doubleTap(button(page, 'Gutschein einlösen'));
  await expect(page.getByRole('main').getByText('Code WILLKOMMEN10')).toHaveCount(1);
  const { requests } = await sandbox.state();
  expect(requests.filter(({ path }) => /voucher/i.test(path))).toHaveLength(1);
});

test('a double tap cancels an order once', async ({ page, sandbox }) => {
  await openStornoLink(page);
  await askToCancel(page);
  await sandbox.control(slow);
  await doubleTap(button(page, 'Jetzt stornieren'));
  await expect(heading(page, cancelledTitle)).toBeVisible();
  expect(await sent(sandbox, 'order/orderStorno')).toBe(1);
});

test('a double tap on a film opens its reminder, and another one saves it once', async ({
  page,
  sandbox,
}) => {
  await page.goto(addresses.upcoming);
  await doubleTap(button(page, labelled('Vormerken', 'Die Nibelungen')));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-Mail-Adresse').fill('ada@example.com');
  await sandbox.control(slow);
  await doubleTap(dialog.locator('button[type="submit"]'));
  await expect(dialog).toBeHidden();
  const { requests } = await sandbox.state();
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

/** Everything that styles of hovering change. */
const lookOf = (target: Locator) =>
  target.evaluate((element) => {
    const { color, backgroundColor, borderColor, textDecorationLine } = getComputedStyle(element);
    return { color, backgroundColor, borderColor, textDecorationLine };
  });

test('where nothing hovers, a touched element does not keep the look of hovering', async ({ page }) => {
  const main = page.getByRole('main');
  for (const [address, targets] of [
    [
      addresses.programme,
      [button(page, 'Termin finden'), main.getByRole('article').first(), main.locator('.heart').first()],
    ],
    [`${addresses.programme}?ansicht=monat`, [page.locator('.month [aria-disabled="false"]').first()]],
    [
      addresses.show,
      [
        button(page, 'In den Warenkorb'),
        button(page, /^Menge erhöhen/).first(),
        main.getByRole('link').first(),
      ],
    ],
    ['/kinoprogramm-wien', [button(page, 'Nächste Bewertung')]],
  ] as const) {
    await page.goto(address);
    for (const target of targets) {
      await target.scrollIntoViewIfNeeded();
      const before = await lookOf(target);
      await target.hover();
      expect(await target.evaluate((element) => element.matches(':hover'))).toBe(true);
      expect(await lookOf(target), `${address}: ${await target.textContent()}`).toEqual(before);
    }
  }
});

/** Three clicks select a line, as a long press does on a phone, unless the text cannot be selected. */
async function selectedAt(page: Page, text: Locator): Promise<string> {
  await text.click({ clickCount: 3 });
  return page.evaluate(() => String(getSelection()));
}

test('the number of an order can be selected', async ({ page, sandbox }) => {
  await goToPayment(page);
  await pay(page);
  const { orderId } = (await sandbox.state()).orders[0]!;
  expect(await selectedAt(page, page.getByRole('main').getByText(orderId).first())).toContain(orderId);
});

test('the code of a redeemed voucher can be selected', async ({ page }) => {
  await fillCart(page);
  await openCart(page);
  await page.getByLabel('Gutscheincode').fill('WILLKOMMEN10');
  await button(page, 'Gutschein einlösen').tap();
  const code = page.getByRole('main').getByText('Code WILLKOMMEN10');
  expect(await selectedAt(page, code)).toContain('WILLKOMMEN10');
});

test('the browser’s menu of a long press opens on cards, links and buttons', async ({ page }) => {
  await page.goto(addresses.programme);
  const main = page.getByRole('main');
  for (const target of [
    main.getByRole('article').getByRole('link'),
    main.getByRole('article'),
    main.getByRole('button'),
  ]) {
    const isLeft = await target
      .first()
      .evaluate((element) =>
        element.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
      );
    expect(isLeft).toBe(true);
  }
});
