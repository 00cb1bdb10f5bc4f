import type { Locator, Page } from '@playwright/test';
import { banner, forgetConsent } from './consentSteps';
import { expect, test } from './fixtures';
import { addresses, button, desktop, film, heading, phone } from './steps';

const offlineLine = (page: Page) => page.getByText(/^Du bist offline/);
const lastLink = (page: Page) => page.getByRole('contentinfo').getByRole('link').last();

/** px between the bottom of `upper` and the top of `lower`. */
async function gapBetween(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  return below!.y - (above!.y + above!.height);
}

const scrollToEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

/** Polls until the inset is applied. */
const expectAbove = (upper: Locator, lower: Locator) =>
  expect.poll(() => gapBetween(upper, lower)).toBeGreaterThanOrEqual(0);

/** At the end of the page, which moves while content is loading. */
const expectEndAbove = (page: Page, lower: Locator) =>
  expect
    .poll(async () => {
      await scrollToEnd(page);
      return gapBetween(lastLink(page), lower);
    })
    .toBeGreaterThanOrEqual(0);

type Size = { width: number; height: number };

async function openWithBanner(page: Page, viewport: Size, address: string): Promise<void> {
  await forgetConsent(page.context());
  await page.setViewportSize(viewport);
  await page.goto(address);
  await expect(banner(page)).toBeVisible();
}

async function loseNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(offlineLine(page)).toBeVisible();
}

test.beforeEach(({ allowProblems }) => allowProblems(/^request: net::ERR_INTERNET_DISCONNECTED /));

for (const { name, viewport } of [
  { name: 'phone', viewport: phone },
  { name: 'desktop', viewport: desktop },
]) {
  test(`neither the consent banner nor the connection status covers the end of the page: ${name}`, async ({
    page,
  }) => {
    await openWithBanner(page, viewport, addresses.upcoming);
    await expectEndAbove(page, banner(page));

    await loseNetwork(page);
    await expectAbove(offlineLine(page), banner(page));
    await expectEndAbove(page, offlineLine(page));

    await button(page, 'Ablehnen').click();
    await expect(banner(page)).toHaveCount(0);
    await expectEndAbove(page, offlineLine(page));
  });
}

test('the bottom bar of a show is above the banner and the connection status', async ({ page }) => {
  await openWithBanner(page, phone, addresses.show);
  await expect(heading(page, film)).toBeVisible();
  const buy = button(page, 'In den Warenkorb');
  await expectAbove(buy, banner(page));
  await loseNetwork(page);
  await expectAbove(buy, offlineLine(page));
});
