import { expect, test } from './fixtures';
import {
  addresses,
  button,
  desktop,
  fillCheckout,
  heading,
  openCheckout,
  order,
  overhang,
  paidTitle,
  pay,
  phone,
} from './steps';
import type { Page } from '@playwright/test';

const winterBreak = (page: Page) => page.getByRole('heading', { level: 2, name: 'Winterpause' });
const inMain = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name });
const voucher = 'Kinogutschein € 50';

test.beforeEach(async ({ sandbox }) => {
  await sandbox.control({ scenario: 'winter' });
});

test('a gift voucher is bought in winter, from the break to the thanks', async ({ page, sandbox }) => {
  await page.goto(addresses.programme);
  await inMain(page, 'Kinogutschein kaufen').click();
  await expect(heading(page, 'Kinogutschein kaufen')).toBeFocused();
  await button(page, `Menge erhöhen: ${voucher}`).click();
  await button(page, 'In den Warenkorb').click();
  await inMain(page, 'Zum Warenkorb').click();
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  await openCheckout(page);
  await fillCheckout(page);
  await order(page);
  await pay(page);
  await expect(heading(page, paidTitle)).toBeVisible();
  const { orders } = await sandbox.state();
  expect(orders.map(({ positions }) => positions.map(({ name, count }) => [name, count]))).toEqual([
    [[voucher, 1]],
  ]);
});

test('the flea market says that nothing is entered, and Back leads to the break', async ({ page }) => {
  await page.goto(addresses.programme);
  await inMain(page, 'Zum Flohmarkt').click();
  await expect(page.getByText('Empty events')).toBeVisible();
  await expect(page).toHaveURL(/\/flohmarkt-wien$/);
  await page.reload();
  await expect(page.getByText('Empty events')).toBeVisible();
  await page.goBack();
  await expect(winterBreak(page)).toBeVisible();
});

test('what is announced can be seen and remembered in winter', async ({ page, sandbox }) => {
  await page.goto(addresses.programme);
  await inMain(page, 'Demnächst im Kino').click();
  await expect(heading(page, 'Demnächst im Kino')).toBeVisible();
  await page
    .getByRole('button', { name: /^Vormerken/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Meine Filme vormerken' });
  await dialog.getByLabel('E-Mail-Adresse').fill('ada@example.com');
  await dialog.getByRole('button', { name: 'Vormerken' }).click();
  await expect(dialog).toBeHidden();
  expect((await sandbox.state()).outbox.map(({ kind, to }) => ({ kind, to }))).toEqual([
    { kind: 'reminder', to: 'ada@example.com' },
  ]);
});

test('the newsletter’s sign-up is our own where no provider is set', async ({ page, sandbox }) => {
  await page.goto(addresses.programme);
  const opener = page.getByRole('main').getByRole('button', { name: 'Filmprogramm abonnieren' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Filmprogramm abonnieren' });
  await dialog.getByRole('checkbox', { name: 'Grusel' }).check();
  await dialog.getByLabel('E-Mail-Adresse').fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  const saved = (await sandbox.state()).requests.filter(({ path }) => path.endsWith('MovieReminder'));
  expect(saved.map(({ body }) => body)).toEqual([{ email: 'ada@example.com', genres: ['Grusel'] }]);
});

for (const [name, size] of Object.entries({ phone, desktop })) {
  test(`nothing jumps while the break comes late, ${name}`, async ({ page, sandbox }) => {
    await sandbox.control({ latency: 300 });
    await page.setViewportSize(size);
    await page.addInitScript(() => {
      const seen = window as unknown as { shifted: number };
      seen.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shifted += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(addresses.programme);
    await expect(winterBreak(page)).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.05);
  });
}

test('fits the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of [addresses.programme, '/flohmarkt-wien', '/automarkt', '/kinogutschein-kaufen']) {
    await page.goto(address);
    await expect(page.getByRole('main').locator('.btn').last()).toBeVisible();
    expect(await overhang(page), address).toBe(0);
  }
});
