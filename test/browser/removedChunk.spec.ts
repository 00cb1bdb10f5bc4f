import { expect } from './fixtures';
import { addresses, button, cartLink, heading } from './steps';
import { test } from './workerFixtures';

test('code that a deploy has removed causes one reload, and is reported after it', async ({
  shop,
  visitor,
}) => {
  shop.setWorker('missing');
  const page = await visitor.newPage();
  await page.goto(addresses.programme);
  shop.remove(/CartPage-.*js$/);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await cartLink(page).click();
  await expect(heading(page, 'Diese Seite konnte nicht geladen werden')).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(button(page, 'Seite neu laden')).toBeVisible();
  expect(loads).toBe(1);
});
