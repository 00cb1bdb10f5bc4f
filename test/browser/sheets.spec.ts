import { expect, test } from './fixtures';
import { addresses, heading } from './steps';

const sheet = /\/CartScreen-[^/]+\.css$/;
const empty = /^Dein Warenkorb ist/;

test('a screen is not shown before its sheet, and without it where it does not come', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/CartScreen/, /^console: /);
  let letGo: () => void = () => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(sheet, async (route) => {
    await isLetGo;
    await route.continue();
  });
  const code = page.waitForResponse(/\/CartScreen-[^/]+\.js$/);
  await page.goto(addresses.cart, { waitUntil: 'commit' });
  await (await code).finished();
  await page.waitForTimeout(1000);
  expect(await page.getByText(empty).count()).toBe(0);
  letGo();
  await expect(page.getByText(empty)).toBeVisible();

  await page.unroute(sheet);
  await page.route(sheet, (route) => route.abort());
  await page.goto(addresses.cart, { waitUntil: 'commit' });
  await expect(heading(page, 'Warenkorb')).toBeVisible();
  await expect(page.getByText(empty)).toBeVisible();
});
