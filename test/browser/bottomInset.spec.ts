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

/** At the end of the page, which moves while content is loading, on a phone and on a desktop. */
async function expectEndAbove(page: Page, lower: Locator): Promise<void> {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expect
      .poll(
        async () => {
          await scrollToEnd(page);
          return gapBetween(lastLink(page), lower);
        },
        { message: `${viewport.width} px` },
      )
      .toBeGreaterThanOrEqual(0);
  }
}

async function loseNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(offlineLine(page)).toBeVisible();
}

test('neither the consent banner nor the connection status covers the bottom bar of a show or the end of a page', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/^request: net::ERR_INTERNET_DISCONNECTED /);
  await forgetConsent(page.context());
  await page.setViewportSize(phone);
  await page.goto(addresses.show);
  await expect(heading(page, film)).toBeVisible();
  await expect(banner(page)).toBeVisible();
  const buy = button(page, 'In den Warenkorb');
  await expectAbove(buy, banner(page));
  await loseNetwork(page);
  await expectAbove(buy, offlineLine(page));
  await page.context().setOffline(false);

  await page.goto(addresses.upcoming);
  await expect(banner(page)).toBeVisible();
  await expectEndAbove(page, banner(page));
  await loseNetwork(page);
  await expectAbove(offlineLine(page), banner(page));
  await expectEndAbove(page, offlineLine(page));
  await button(page, 'Ablehnen').click();
  await expect(banner(page)).toHaveCount(0);
  await expectEndAbove(page, offlineLine(page));
});
