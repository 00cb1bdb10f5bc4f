import type { Browser, Page } from '@playwright/test';
import { expect, test, type SandboxState } from './fixtures';
import { deferResponses } from './deferredResponses';
import {
  addresses,
  button,
  countOf,
  endPayment,
  euro,
  expectEmptyCart,
  expectTicketInCart,
  fillCart,
  fillCheckout,
  film,
  goToCheckout,
  goToPayment,
  heading,
  openCart,
  openCheckout,
  order,
  orderButton,
  paidTitle,
  pay,
  ticketTotal,
} from './steps';

const saves = (requests: SandboxState['requests']) =>
  requests.filter(({ path }) => path === 'order/saveOrder');
const openTitle = 'Deine Zahlung ist noch offen';
const unpaidTitle = 'Zahlung nicht abgeschlossen';
const unclearTitle = 'Es ist unklar, ob deine Bestellung angekommen ist';

test('a failed payment keeps the cart, ordering again repeats the same order, and its result stays', async ({
  page,
  sandbox,
}) => {
  await goToPayment(page);
  await endPayment(page, 'Zahlung abbrechen', 'Die Zahlung wurde abgebrochen');
  await expectTicketInCart(page);
  await openCheckout(page);
  await fillCheckout(page);
  await order(page);
  await pay(page);
  const result = page.url();
  const { orders, outbox, requests, stock } = await sandbox.state();
  expect(orders.map(({ status, total }) => ({ status, total }))).toEqual([{ status: 'paid', total: 1750 }]);
  expect(saves(requests)).toHaveLength(2);
  expect(outbox).toHaveLength(1);
  await expectEmptyCart(page);

  await fillCart(page, addresses.otherShow);
  await page.goto(result);
  await expect(heading(page, paidTitle)).toBeVisible();
  await page.reload();
  await expect(heading(page, paidTitle)).toBeVisible();
  await expect(page.getByText(euro(`Betrag: ${ticketTotal}`))).toBeVisible();
  const after = await sandbox.state();
  expect({ orders: after.orders, outbox: after.outbox, stock: after.stock }).toEqual({
    orders,
    outbox,
    stock,
  });
  expect(saves(after.requests)).toHaveLength(2);
  await openCart(page);
  await expect(countOf(page, 'Orlacs Hände')).toHaveValue('1');
  await expect(page.getByText(film)).toHaveCount(0);
});

test('after Back from the payment page the order can be paid, checked or placed again, once', async ({
  page,
  sandbox,
}) => {
  await goToPayment(page);
  const paymentPage = page.url();
  await page.goBack();
  await expect(heading(page, unpaidTitle)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Weiter zur Zahlung' })).toHaveAttribute('href', paymentPage);

  await page.getByRole('link', { name: 'Zahlung prüfen' }).click();
  await expect(heading(page, openTitle)).toBeVisible();
  await page.goBack();
  await button(page, 'Neu bestellen').click();
  await fillCheckout(page);
  await order(page);
  expect((await sandbox.state()).orders).toHaveLength(1);

  await page.goBack();
  await page.getByRole('link', { name: 'Weiter zur Zahlung' }).click();
  await pay(page);
  const { orders, outbox } = await sandbox.state();
  expect(orders.map(({ status }) => status)).toEqual(['paid']);
  expect(outbox).toHaveLength(1);
  await expectEmptyCart(page);
});

test.describe('an order that is paid in another browser', () => {
  const statusRequests = (requests: SandboxState['requests']) =>
    requests.filter(({ path }) => path === 'order/paymentStatus');

  /** Pays in another browser without the first one's storage. */
  async function payElsewhere(browser: Browser, page: Page): Promise<void> {
    const cookies = await page.context().cookies();
    const other = await browser.newContext();
    await other.addCookies(cookies.filter(({ name }) => name === 'sandbox_name'));
    const there = await other.newPage();
    await there.goto(page.url());
    await pay(there);
    await other.close();
  }

  test('is confirmed when the visitor returns to the checkout, which places no second order', async ({
    page,
    browser,
    sandbox,
  }) => {
    await goToPayment(page);
    await payElsewhere(browser, page);
    const release = await deferResponses(page, 'order/paymentStatus');
    await page.goBack();
    await expect(heading(page, 'Wir prüfen deine letzte Bestellung')).toBeFocused();
    await expect(page.getByText(/noch nicht bezahlt/)).toHaveCount(0);
    await expect(button(page, 'Neu bestellen')).toHaveCount(0);
    await release.release();
    await expect(heading(page, paidTitle)).toBeVisible();
    await expectEmptyCart(page);
    const { orders, requests } = await sandbox.state();
    expect(orders.map(({ status }) => status)).toEqual(['paid']);
    expect(saves(requests)).toHaveLength(1);
  });

  test('is confirmed on any page that the visitor opens, and empties the cart', async ({
    page,
    browser,
    sandbox,
  }) => {
    await goToPayment(page);
    await payElsewhere(browser, page);
    const requestCount = statusRequests((await sandbox.state()).requests).length;
    await page.goto('/feedback');
    await expect(page.getByText(/^Danke, deine Bestellung \d+ ist bezahlt!/)).toBeVisible();
    expect(statusRequests((await sandbox.state()).requests)).toHaveLength(requestCount + 1);
    await page.getByRole('link', { name: 'Zur Bestellung' }).click();
    await expect(heading(page, paidTitle)).toBeVisible();
    await expectEmptyCart(page);
  });

  test('is confirmed in a second tab of the first browser, too', async ({ page, browser }) => {
    await goToPayment(page);
    const second = await page.context().newPage();
    await second.goto(addresses.checkout);
    await expect(heading(second, unpaidTitle)).toBeVisible();
    await payElsewhere(browser, page);
    await page.goto('/feedback');
    await expect(page.getByText(/^Danke, deine Bestellung \d+ ist bezahlt!/)).toBeVisible();
    await expect(heading(second, paidTitle)).toBeVisible();
    await expectEmptyCart(second);
  });
});

test('Back from the payment page starts at the heading, not at the old scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await goToPayment(page);
  await page.goBack();
  await expect(heading(page, unpaidTitle)).toBeFocused();
  await expect(heading(page, unpaidTitle)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.getByRole('link', { name: 'Weiter zur Zahlung' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('link', { name: 'Weiter zur Zahlung' }).click();
  await expect(heading(page, 'Testzahlung')).toBeVisible();
  await page.goBack();
  await expect(heading(page, unpaidTitle)).toBeFocused();
  await expect(button(page, 'Neu bestellen')).toBeVisible();
  // Scroll restoration takes some frames.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let frames = 0;
        const next = () => ((frames += 1) > 30 ? resolve() : requestAnimationFrame(next));
        next();
      }),
  );
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a lost response is reported as unclear, and sending again creates no second order', async ({
  page,
  sandbox,
  allowProblems,
}) => {
  allowProblems(/^request: net::\S+ POST .*order\/saveOrder/, /^console: Failed to load resource/);
  // For all calls, because the browser repeats a request whose reused connection broke.
  await sandbox.control({ faults: [{ path: 'order/saveOrder', afterHandling: true, drop: true }] });
  await goToCheckout(page);
  await orderButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: unclearTitle })).toBeVisible();
  expect((await sandbox.state()).orders).toHaveLength(1);

  await sandbox.control({ faults: [] });
  await order(page);
  const { orders, requests } = await sandbox.state();
  expect(orders).toHaveLength(1);
  expect(new Set(saves(requests).map(({ body }) => (body as { orderKey: string }).orderKey)).size).toBe(1);
  await pay(page);
  await expectEmptyCart(page);
});
