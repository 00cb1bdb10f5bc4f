import type { Page } from '@playwright/test';
import { sandboxAddresses } from '@test/sandbox/app';
import { expect } from './fixtures';
import { recordShifts, shiftsOf } from './recordShifts';
import {
  addresses,
  button,
  expectTicketInCart,
  fillCart,
  fillCheckout,
  openCheckout,
  order,
  orderButton,
  painted,
  pay,
} from './steps';
import { hasWorker, test } from './workerFixtures';

const asOf = (page: Page) => page.getByText(/^Stand: \S+ \d{2}\.\d{2}\.\d{4}, \d{1,2}:\d{2}\sUhr$/);

test('offline ordering is blocked until the connection returns, and programme and order are shown, but no cache contains an order, a voucher or a detail (requirements R16, R17)', async ({
  visitor,
}) => {
  const page = await visitor.newPage();
  const banner = page.getByText(/^Du bist offline/);
  const tickets = page.getByRole('link', { name: /^Tickets & Infos/ }).first();
  await page.goto(addresses.programme);
  await hasWorker(page);
  await fillCart(page);

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
  await fillCheckout(page);
  await order(page);
  await pay(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect([...new Set(kept.filter((path) => sandboxAddresses.test(path)))]).toEqual([
    '/rest/show/getCurrentShows',
  ]);

  await visitor.setOffline(true);
  await page.goto('/meine-bestellungen');
  await expect(page.getByText('Bezahlt', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Bestellung \d+$/ })).toBeVisible();
  await page.goto(addresses.programme);
  await expect(banner).toBeVisible();
  await expect(asOf(page)).toBeVisible();
  await expect(tickets).toBeVisible();

  await visitor.setOffline(false);
  await expect(banner).toHaveCount(0);
  await expect(asOf(page)).toHaveCount(0);
  await expect(tickets).toBeVisible();
});

/** Responses in the cache, including those from before the worker's activation. */
const kept = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('programme')).keys()).length);

test('a repeat visit shows the cached cards with their age before the response, without layout shifts, and a click on one counts', async ({
  shop,
  visitor,
}) => {
  const page = await visitor.newPage();
  await recordShifts(page);
  const first = page.locator('.show-card a').first();
  for (const [index, address] of [addresses.programme, addresses.upcoming].entries()) {
    await page.goto(address);
    await expect(first).toBeVisible();
    await hasWorker(page);
    await expect.poll(() => kept(page)).toBe(index + 1);

    const release = shop.deferBackend();
    await page.reload({ waitUntil: 'commit' });
    await expect(first).toBeVisible();
    await expect(asOf(page)).toBeInViewport();
    const remind = button(page, /^Vormerken/).first();
    if (address === addresses.upcoming) {
      // The click takes effect on the card of the new response.
      await remind.dispatchEvent('click');
      await expect(remind).toHaveAttribute('aria-busy', 'true');
    }
    await painted(page);
    const before = await first.boundingBox();
    const name = (await first.textContent()) ?? '';
    release();
    await expect(asOf(page)).toHaveCount(0);
    await expect(page.locator('.prehydrated')).toHaveCount(0);
    await expect(first).toHaveText(name);
    expect(await first.boundingBox()).toEqual(before);
    expect(await shiftsOf(page)).toEqual([]);
  }
  await expect(page.getByRole('dialog')).toBeVisible();
});
