import { expect } from './fixtures';
import { addresses, button, cartLink, expectTicketInCart, fillCart, heading } from './steps';
import { hasWorker, test } from './workerFixtures';

test('an open tab offers a new version and keeps working until the visitor accepts it (requirements R16)', async ({
  shop,
  visitor,
}) => {
  // Two builds are loaded whole.
  test.slow();
  const page = await visitor.newPage();
  const offer = page.getByText('Neue Version verfügbar');
  await fillCart(page);
  await hasWorker(page);
  shop.deployNext();
  await page.reload();
  // The new worker first loads its whole shop.
  await expect(offer).toBeVisible({ timeout: 30_000 });
  // The old build's files are no longer on the server.
  await expectTicketInCart(page);
  await button(page, 'Neu laden').click();
  await expect(page.locator('html')).toHaveAttribute('data-build', 'B');
  await expect(offer).toHaveCount(0);
  await expectTicketInCart(page);
});

test('a worker whose file is missing unregisters, and code that the deploy has removed is reported, each after one reload (requirements R16)', async ({
  shop,
  visitor,
}) => {
  const page = await visitor.newPage();
  let loads = 0;
  await page.goto(addresses.programme);
  await hasWorker(page);
  shop.setWorker('missing');
  shop.remove(/CartPage-.*js$/);
  page.on('load', () => (loads += 1));
  await page.reload();
  await expect.poll(() => loads).toBe(2);
  await expect(heading(page, 'Kinoprogramm')).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(loads).toBe(2);

  await cartLink(page).click();
  await expect(heading(page, 'Diese Seite konnte nicht geladen werden')).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(button(page, 'Seite neu laden')).toBeVisible();
  expect(loads).toBe(3);
});

test('the worker lets a payment page return by POST, and the result of the order is shown', async ({
  shop,
  visitor,
}) => {
  const page = await visitor.newPage();
  await page.goto(addresses.programme);
  await hasWorker(page);
  await page.goto('/sandbox/postausgang');
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      action: '/pspresult?orderid=17',
    });
    form.append(Object.assign(document.createElement('input'), { name: 'orderid', value: '18' }));
    document.body.append(form);
    form.submit();
  });
  await expect(page.getByText('Bestellnummer 17')).toBeVisible();
  await expect(page).toHaveURL(`${shop.origin}/pspresult?orderid=17`);
});
