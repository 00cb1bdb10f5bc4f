import { expect, test, type SandboxState } from './fixtures';
import { deferResponses } from './deferredResponses';
import {
  addresses,
  button,
  expectEmptyCart,
  fillCheckout,
  goToCheckout,
  goToPayment,
  heading,
  order,
  orderButton,
  paidTitle,
  pay,
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
  const goOn = page.getByRole('link', { name: 'Weiter zur Zahlung' });
  await page.setViewportSize({ width: 390, height: 500 });
  await goToPayment(page);
  const paymentPage = page.url();
  await page.goBack();
  await expect(heading(page, unpaidTitle)).toBeFocused();
  await expect(heading(page, unpaidTitle)).toBeInViewport();
  await expect(goOn).toHaveAttribute('href', paymentPage);
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
  await page.request.post(`${page.url()}/bezahlt`, { maxRedirects: 0 });
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
