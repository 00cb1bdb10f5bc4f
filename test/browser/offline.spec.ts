import { expect } from './fixtures';
import {
  addresses,
  expectTicketInCart,
  fillCart,
  goToCheckout,
  openCheckout,
  order,
  orderButton,
  pay,
} from './steps';
import { hasWorker, test } from './workerFixtures';

test('offline the programme is shown with its age and ordering is blocked, until the connection returns (requirements R17)', async ({
  visitor,
}) => {
  const page = await visitor.newPage();
  const banner = page.getByText(/^Du bist offline/);
  const asOf = page.getByText(/^Stand: \S+ \d{2}\.\d{2}\.\d{4}, \d{1,2}:\d{2}\sUhr$/);
  const tickets = page.getByRole('link', { name: /^Tickets & Infos/ }).first();
  await fillCart(page);
  await hasWorker(page);
  await page.goto(addresses.programme);
  await expect(tickets).toBeVisible();

  await visitor.setOffline(true);
  await page.reload();
  await expect(banner).toBeVisible();
  await expect(asOf).toBeVisible();
  await expect(tickets).toBeVisible();

  await visitor.setOffline(false);
  await expect(banner).toHaveCount(0);
  await expect(asOf).toHaveCount(0);
  await expect(tickets).toBeVisible();

  await visitor.setOffline(true);
  await expect(banner).toBeVisible();
  await expectTicketInCart(page);
  await expect(page.getByText(/Gutscheine kannst du erst wieder mit Internet einlösen/)).toBeVisible();
  await openCheckout(page);
  await expect(orderButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(
    page.getByText(/^Du bist gerade offline: Bestellen geht erst wieder mit Internet/),
  ).toBeVisible();

  await visitor.setOffline(false);
  await expect(banner).toHaveCount(0);
  await expect(orderButton(page)).not.toHaveAttribute('aria-disabled', 'true');
});

test('after a purchase no cache contains an order, a voucher or a detail (requirements R16)', async ({
  visitor,
}) => {
  const page = await visitor.newPage();
  await page.goto(addresses.programme);
  await hasWorker(page);
  await goToCheckout(page);
  await order(page);
  await pay(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  const isBackend = (path: string) => /^\/(?:rest|sandbox)\//.test(path);
  expect([...new Set(kept.filter(isBackend))]).toEqual(['/rest/show/getCurrentShows']);
});

test('after a purchase the order is shown offline', async ({ visitor }) => {
  const page = await visitor.newPage();
  await page.goto(addresses.programme);
  await hasWorker(page);
  await goToCheckout(page);
  await order(page);
  await pay(page);
  await visitor.setOffline(true);
  await page.goto('/meine-bestellungen');
  await expect(page.getByText('Bezahlt', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Bestellung \d+$/ })).toBeVisible();
});
