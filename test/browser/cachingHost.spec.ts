import { expect } from './fixtures';
import { button, goToCheckout, heading, order, paidTitle } from './steps';
import { askToCancel, cancelledTitle, confirmCancellation, followStornoLink } from './stornoSteps';
import { test } from './workerFixtures';

const openTitle = 'Deine Zahlung ist noch offen';
const day = 86_400_000;
const date = (days: number) => new Date(Date.now() + days * day).toUTCString();

/** Some days longer than usual, because the tests' host sends a `Date` of last week. */
const hosts: Record<string, Record<string, string>> = {
  'Cache-Control: max-age': { 'Cache-Control': `max-age=${(100 * day) / 1000}` },
  Expires: { Expires: date(100) },
  'an ETag': { ETag: '"always"' },
  'only Last-Modified': { 'Last-Modified': date(-3000) },
};

for (const [name, headers] of Object.entries(hosts)) {
  test(`payment status, prices and cancellations come from the server although the host sends ${name} (requirements R27)`, async ({
    visitor,
    shop,
  }) => {
    shop.cacheBackend(headers);
    const page = await visitor.newPage();
    const calls = (path: string) => shop.database().requests.filter((call) => call.path === path).length;

    await goToCheckout(page);
    // The page of the show, then the price check.
    await expect.poll(() => calls('show/getShowDetailData')).toBeGreaterThan(1);

    await order(page);
    const paymentPage = page.url();
    await button(page, 'Zahlung offen lassen').click();
    await expect(heading(page, openTitle)).toBeVisible();
    await shop.backend(`${paymentPage}/paid`, { method: 'POST' });
    // The page asks by itself.
    await expect(heading(page, paidTitle)).toBeVisible();

    await followStornoLink(page);
    const link = page.url();
    await askToCancel(page);
    await confirmCancellation(page);
    await expect(heading(page, cancelledTitle)).toBeVisible();
    const before = calls('order/getOrderForStorno');
    await page.goto(link);
    await expect(heading(page, 'Diese Bestellung ist schon storniert')).toBeVisible();
    expect(calls('order/getOrderForStorno')).toBeGreaterThan(before);
  });
}
