import type { Locator, Page } from '@playwright/test';
import { banner, forgetConsent } from './consentSteps';
import { expect, test } from './fixtures';
import { addresses, button, desktop, heading, phone } from './steps';

const offlineLine = (page: Page) => page.getByText(/^Du bist offline/);
const lastLink = (page: Page) => page.getByRole('contentinfo').getByRole('link').last();

/** px from the lower edge of the one to the upper edge of the other, which lies below it. */
async function roomBetween(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  return below!.y - (above!.y + above!.height);
}

const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

/** Measured anew until what has just come has got its room. */
const expectAbove = (upper: Locator, lower: Locator) =>
  expect.poll(() => roomBetween(upper, lower)).toBeGreaterThanOrEqual(0);

for (const { name, viewport } of [
  { name: 'phone', viewport: phone },
  { name: 'desktop', viewport: desktop },
]) {
  test(`neither the consent banner nor the word about the line covers the end of the page: ${name}`, async ({
    page,
    context,
    allowProblems,
  }) => {
    allowProblems(/^request: net::ERR_INTERNET_DISCONNECTED /);
    await forgetConsent(context);
    await page.setViewportSize(viewport);
    await page.goto(addresses.upcoming);
    await expect(banner(page)).toBeVisible();
    await scrollToEnd(page);
    await expectAbove(lastLink(page), banner(page));

    await context.setOffline(true);
    await expect(offlineLine(page)).toBeVisible();
    await expectAbove(offlineLine(page), banner(page));
    await scrollToEnd(page);
    await expectAbove(lastLink(page), offlineLine(page));

    await button(page, 'Ablehnen').click();
    await expect(banner(page)).toHaveCount(0);
    await scrollToEnd(page);
    await expectAbove(lastLink(page), offlineLine(page));
  });
}

test('what sticks to the lower edge of a show rises above banner and word about the line', async ({
  page,
  context,
  allowProblems,
}) => {
  allowProblems(/^request: net::ERR_INTERNET_DISCONNECTED /);
  await forgetConsent(context);
  await page.setViewportSize(phone);
  await page.goto(addresses.show);
  const buy = button(page, 'In den Warenkorb');
  await expect(heading(page, 'Goldrausch')).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await expectAbove(buy, banner(page));

  await context.setOffline(true);
  await expect(offlineLine(page)).toBeVisible();
  await expectAbove(buy, offlineLine(page));
});
