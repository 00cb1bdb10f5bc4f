import { expect } from './fixtures';
import { recordShifts, shiftsOf } from './recordShifts';
import { addresses, button } from './steps';
import { hasWorker, test } from './workerFixtures';

test('a repeat visit shows the cached cards with their age before the response, without layout shifts', async ({
  shop,
  visitor,
}) => {
  const page = await visitor.newPage();
  await recordShifts(page);
  const asOf = page.getByText(/^Stand: \S+ \d{2}\.\d{2}\.\d{4}, \d{1,2}:\d{2}\sUhr$/);
  const first = page.locator('.show-card a').first();
  const kept = () => page.evaluate(async () => (await (await caches.open('programme')).keys()).length);
  for (const [index, address] of [addresses.programme, addresses.fleaMarkets, addresses.upcoming].entries()) {
    await page.goto(address);
    await expect(first).toBeVisible();
    await hasWorker(page);
    // Includes responses from before the worker's activation.
    await expect.poll(kept).toBe(index + 1);

    const release = shop.deferBackend();
    await page.reload({ waitUntil: 'commit' });
    await expect(first).toBeVisible();
    await expect(asOf).toBeInViewport();
    const before = await first.boundingBox();
    const name = (await first.textContent()) ?? '';
    release();
    await expect(asOf).toHaveCount(0);
    await expect(page.locator('.prehydrated')).toHaveCount(0);
    await expect(first).toHaveText(name);
    expect(await first.boundingBox()).toEqual(before);
    expect(await shiftsOf(page)).toEqual([]);
  }
});

test('a click on a cached card takes effect on the card of the new response', async ({ shop, visitor }) => {
  const page = await visitor.newPage();
  await page.goto(addresses.upcoming);
  await hasWorker(page);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('programme')).keys()).length))
    .toBe(1);
  const release = shop.deferBackend();
  await page.reload();
  await expect(page.locator('.prehydrated').first()).not.toBeEmpty();
  const remind = button(page, /^Vormerken/).first();
  await remind.click();
  await expect(remind).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});
