import { expect, test } from './fixtures';
import { addresses, button, desktop, euro, phone } from './steps';

test('the total and the buy button of a show stay visible, except on a low screen', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(addresses.show);
  await button(page, /^Menge erhöhen: Popcorn gesalzen/).click();
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(button(page, 'In den Warenkorb')).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(euro('Summe: € 22,40'))).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 844, height: 390 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(button(page, 'In den Warenkorb')).not.toBeInViewport();
});
