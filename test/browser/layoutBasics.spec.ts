import { expect, test } from './fixtures';
import { addresses, goByMenu, goToCheckout, heading, order } from './steps';

test('the heading gets the focus after a navigation that starts before the first screen has loaded', async ({
  page,
}) => {
  await page.route(/\/HomePage[-.].*(?:js|tsx)/, () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  // Before its stylesheets load, the prerendered page shows the menu button of narrow screens.
  await page.waitForLoadState('domcontentloaded');
  await goByMenu(page, 'Kinoprogramm', 'Kinoprogramm');
  await expect(heading(page, 'Kinoprogramm')).toBeFocused();
});

test('the first Tab focuses the skip link', async ({ page }) => {
  await page.goto(addresses.programme);
  await expect(heading(page, 'Kinoprogramm')).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
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
