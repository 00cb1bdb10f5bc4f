import type { Locator } from '@playwright/test';
import { expect, test, type SandboxState } from './fixtures';
import { deferResponses } from './deferredResponses';
import {
  addresses,
  button,
  countOf,
  expectEmptyCart,
  fillCart,
  fillCheckout,
  film,
  goToCheckout,
  goToPayment,
  heading,
  labelled,
  mandatoryProduct,
  openCart,
  order,
  orderButton,
  paidTitle,
  pay,
  putIntoCart,
  rendered,
} from './steps';

const saves = (requests: SandboxState['requests']) =>
  requests.filter(({ path }) => path === 'order/saveOrder');
const openTitle = 'Deine Zahlung ist noch offen';
const unpaidTitle = 'Zahlung nicht abgeschlossen';
const unclearTitle = 'Es ist unklar, ob deine Bestellung angekommen ist';

test('after Back from the payment page the order can be paid, checked or placed again, once, from its heading', async ({
  page,
  sandbox,
}) => {
  const goOn = page.getByRole('button', { name: 'Weiter zur Zahlung' });
  await page.setViewportSize({ width: 390, height: 500 });
  await goToPayment(page);
  const paymentPage = page.url();
  await page.goBack();
  await expect(heading(page, unpaidTitle)).toBeFocused();
  await expect(heading(page, unpaidTitle)).toBeInViewport();
  await expect(goOn).toBeVisible();
  // Scroll restoration takes some frames.
  await rendered(page, 30);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.getByRole('link', { name: 'Zahlung prüfen' }).click();
  await expect(heading(page, openTitle)).toBeVisible();
  await page.goBack();
  await button(page, 'Neu bestellen').click();
  await fillCheckout(page);
  await order(page);
  expect((await sandbox.state()).orders).toHaveLength(1);

  await page.goBack();
  await goOn.click();
  await expect(heading(page, 'Testzahlung')).toBeVisible();
  expect(page.url()).toBe(paymentPage);
  await pay(page);
  const { orders, outbox } = await sandbox.state();
  expect(orders.map(({ status }) => status)).toEqual(['paid']);
  expect(outbox).toHaveLength(1);
  await expectEmptyCart(page);
});

test('an order that is paid elsewhere is confirmed when the visitor returns to the checkout, and in a second tab, and not placed again', async ({
  page,
  sandbox,
}) => {
  await goToPayment(page);
  const second = await page.context().newPage();
  await second.goto(addresses.checkout);
  await expect(heading(second, unpaidTitle)).toBeVisible();
  await page.request.post(`${page.url()}/paid`, { maxRedirects: 0 });
  const release = await deferResponses(page, 'order/paymentStatus');
  await page.goBack();
  await expect(heading(page, 'Wir prüfen deine letzte Bestellung')).toBeFocused();
  await expect(page.getByText(/noch nicht bezahlt/)).toHaveCount(0);
  await expect(button(page, 'Neu bestellen')).toHaveCount(0);
  await release.release();
  await expect(heading(page, paidTitle)).toBeVisible();
  await expect(heading(second, paidTitle)).toBeVisible();
  await expectEmptyCart(page);
  await expectEmptyCart(second);
  const { orders, requests } = await sandbox.state();
  expect(orders.map(({ status }) => status)).toEqual(['paid']);
  expect(saves(requests)).toHaveLength(1);
});

test('a view of an unpaid order that was paid on another device leads to no second payment', async ({
  page,
  browser,
  sandbox,
}) => {
  await goToPayment(page);
  const paymentPage = page.url();
  const [placed] = (await sandbox.state()).orders;
  await page.goBack();
  const goOn = button(page, 'Weiter zur Zahlung');
  await expect(goOn).toBeVisible();

  const phoneVisitor = await browser.newContext();
  const cookies = await page.context().cookies();
  await phoneVisitor.addCookies(cookies.filter(({ name }) => name !== 'cart'));
  const onPhone = await phoneVisitor.newPage();
  await fillCart(onPhone, addresses.otherShow);
  await onPhone.goto(paymentPage);
  await pay(onPhone);
  await goOn.click();
  await expect(heading(page, paidTitle)).toBeVisible();
  expect((await sandbox.state()).orders.map(({ status }) => status)).toEqual(['paid']);
  await expectEmptyCart(page);

  // That browser does not know what was ordered: its cart is emptied, and can be brought back.
  expect(onPhone.url()).toContain(placed!.orderId);
  await button(onPhone, 'Warenkorb zurückholen').click();
  await openCart(onPhone);
  await expect(countOf(onPhone, 'Orlacs Hände')).toHaveValue('1');
  await phoneVisitor.close();
});

test('what was added to the cart after the order stays when it is paid', async ({ page }) => {
  await goToPayment(page);
  const second = await page.context().newPage();
  await fillCart(second);
  await putIntoCart(second);
  await pay(page);
  await openCart(page);
  await expect(countOf(page, film)).toHaveValue('2');
  await expect(countOf(page, mandatoryProduct)).toHaveValue('2');
});

test('of two windows that order the same cart at once, one orders and the other follows', async ({
  page,
  sandbox,
}) => {
  await goToCheckout(page);
  const second = await page.context().newPage();
  await second.goto(addresses.checkout);
  await fillCheckout(second);
  const releases = [
    await deferResponses(page, 'order/saveOrder'),
    await deferResponses(second, 'order/saveOrder'),
  ];
  await Promise.all([orderButton(page).click(), orderButton(second).click()]);
  const following = /In einem anderen Fenster wird gerade bestellt/;
  const isSecond = await Promise.race(
    [second, page].map(async (one) => {
      await one.getByText(following).waitFor();
      return one === second;
    }),
  );
  const [first, other] = isSecond ? [page, second] : [second, page];
  await Promise.all(releases.map(({ release }) => release()));
  await expect(heading(first, 'Testzahlung')).toBeVisible();
  await expect(other.getByText('In einem anderen Tab wurde gerade bestellt')).toBeVisible();
  expect(saves((await sandbox.state()).requests)).toHaveLength(1);
});

test('two tabs that change the order history at the same moment lose neither change', async ({ page }) => {
  const orders = ['70001', '70002'];
  // A slow write, between what was read and what is stored, in both tabs.
  await page.context().addInitScript((orderIds) => {
    // A new tab begins with an empty page, which has no storage.
    if (window.origin === 'null') return;
    const store = Storage.prototype.setItem;
    const write = (key: string, value: string) => store.call(localStorage, key, value);
    Storage.prototype.setItem = function (key, value) {
      const begin = performance.now();
      while (key === 'orderHistory' && performance.now() - begin < 300);
      store.call(this, key, value);
    };
    if (localStorage.getItem('orderHistory') !== null) return;
    const order = { orderLink: '', total: 1750, placedAt: Date.now(), state: 'paid', lines: '{}' };
    const entry = { key: null, fingerprint: '', isUnclear: false };
    const entries = orderIds.map((orderId) => ({ ...entry, order: { ...order, orderId } }));
    write('orderHistory', JSON.stringify({ entries, paidIds: [] }));
  }, orders);
  await page
    .context()
    .route('**/rest/order/paymentStatus*', (route) => route.fulfill({ json: { paymentStatus: 'open' } }));
  const second = await page.context().newPage();
  const removals: Locator[] = [];
  for (const [index, tab] of [page, second].entries()) {
    await tab.goto('/meine-bestellungen');
    await button(tab, labelled('Aus der Liste entfernen', `Bestellung ${orders[index]!}`)).click();
    removals.push(tab.getByRole('dialog').getByRole('button', { name: 'Aus der Liste entfernen' }));
  }
  await Promise.all(removals.map((removal) => removal.click()));
  for (const tab of [page, second]) {
    await expect(tab.getByText('In diesem Browser gibt es noch keine Bestellung')).toBeVisible();
  }
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
});

test('the shop works from memory when storage is forbidden', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  await goToCheckout(page);
  await order(page);
  expect((await sandbox.state()).orders.map(({ total }) => total)).toEqual([1750]);
});
