import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { doubleTap, touchPhone } from './gestures';
import {
  addresses,
  button,
  countOf,
  fillCheckout,
  film,
  heading,
  labelled,
  openCart,
  openCheckout,
  orderButton,
  pay,
} from './steps';

// A transition would start with the look before.
test.use({ ...touchPhone, contextOptions: { reducedMotion: 'reduce' } });

/** Responses come after the second tap. */
const slow = { latency: 800 };

/** Three clicks select a line, as a long press does on a phone, unless the text cannot be selected. */
async function selectedAt(page: Page, text: Locator): Promise<string> {
  await text.click({ clickCount: 3 });
  return page.evaluate(() => String(getSelection()));
}

test('a double tap adds, redeems and orders once, and counts two on plus; code and order number can be selected', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(60_000);
  const main = page.getByRole('main');
  await page.goto(addresses.show);
  const add = button(page, 'In den Warenkorb');
  await doubleTap(add);
  await expect(main.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${addresses.show}$`));
  const storedCart = () => page.evaluate(() => localStorage.getItem('cart'));
  await expect.poll(storedCart).toContain('"count":1,');
  for (const times of [2, 3]) {
    // The guard of the addition before ends.
    await expect(add).toHaveCSS('pointer-events', 'auto');
    await doubleTap(add);
    await expect.poll(storedCart).toContain(`"count":${times},`);
  }
  await openCart(page);
  await expect(countOf(page, film)).toHaveValue('3');
  await doubleTap(button(page, `Menge erhöhen: ${film}`));
  await expect(countOf(page, film)).toHaveValue('5');

  await page.getByLabel('Gutscheincode').fill('WILLKOMMEN10');
  await sandbox.control(slow);
  await doubleTap(button(page, 'Gutschein einlösen'));
  const code = main.getByText('Code WILLKOMMEN10');
  await expect(code).toHaveCount(1);
  const sent = async (path: RegExp) =>
    (await sandbox.state()).requests.filter((request) => path.test(request.path)).length;
  expect(await sent(/voucher/i)).toBe(1);
  expect(await selectedAt(page, code)).toContain('WILLKOMMEN10');

  await openCheckout(page);
  await fillCheckout(page);
  await doubleTap(orderButton(page));
  await expect(heading(page, 'Testzahlung')).toBeVisible();
  expect(await sent(/^order\/saveOrder$/)).toBe(1);
  await pay(page);
  const { orderId } = (await sandbox.state()).orders[0]!;
  expect(await selectedAt(page, main.getByText(orderId).first())).toContain(orderId);
});

test('a double tap asks for a stall, and does not answer the question; it opens a reminder, and saves it once', async ({
  page,
  sandbox,
}) => {
  await page.goto('/flohmarktprogramm-wien/501');
  await doubleTap(button(page, 'Standplatz buchen'));
  await expect(page.locator('.buy-hint[role="alert"]')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Zum Warenkorb' })).toHaveCount(0);
  await button(page, 'Standplatz buchen').tap();
  await expect(page.getByRole('main').getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();

  await page.goto(addresses.upcoming);
  await doubleTap(button(page, labelled('Vormerken', 'Die Nibelungen')));
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-Mail-Adresse').fill('ada@example.com');
  await sandbox.control(slow);
  await doubleTap(dialog.locator('button[type="submit"]'));
  await expect(dialog).toBeHidden();
  expect((await sandbox.state()).outbox.filter(({ kind }) => kind === 'reminder')).toHaveLength(1);
});

test('the tap that leaves a field shows its error', async ({ page }) => {
  await page.goto('/kino/jobs');
  await page.getByLabel('E-Mail-Adresse').first().fill('ada');
  await heading(page, /./).tap();
  await expect(page.getByText('Bitte gib eine gültige E-Mail-Adresse ein.')).toBeVisible();
});

/** Everything that styles of hovering change. */
const lookOf = (target: Locator) =>
  target.evaluate((element) => {
    const { color, backgroundColor, borderColor, textDecorationLine } = getComputedStyle(element);
    return { color, backgroundColor, borderColor, textDecorationLine };
  });

test('where nothing hovers, a touched element does not keep the look of hovering, and a long press opens the browser’s menu', async ({
  page,
}) => {
  const main = page.getByRole('main');
  for (const [address, targets] of [
    ['/kinoprogramm-wien', [button(page, 'Nächste Bewertung')]],
    [
      addresses.show,
      [
        button(page, 'In den Warenkorb'),
        button(page, /^Menge erhöhen/).first(),
        main.getByRole('link').first(),
      ],
    ],
    [
      `${addresses.programme}?ansicht=monat`,
      [
        button(page, 'Termin finden'),
        page.locator('.month [aria-disabled="false"]').first(),
        main.getByRole('article').first(),
        main.locator('.heart').first(),
      ],
    ],
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
