import { expect, test } from './fixtures';
import { addresses, desktop, overhang, phone } from './steps';
import type { Page } from '@playwright/test';

const winterBreak = (page: Page) => page.getByRole('heading', { level: 2, name: 'Winterpause' });

test.beforeEach(async ({ sandbox }) => {
  await sandbox.control({ scenario: 'winter' });
});

for (const [name, size] of Object.entries({ phone, desktop })) {
  test(`nothing shifts when the off-season view loads late, ${name}`, async ({ page, sandbox }) => {
    await sandbox.control({ latency: 300 });
    await page.setViewportSize(size);
    await page.addInitScript(() => {
      const seen = window as unknown as { shifted: number };
      seen.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shifted += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(addresses.programme);
    await expect(winterBreak(page)).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.05);
  });
}

test('the off-season view fits the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of [addresses.programme, '/flohmarkt-wien', '/automarkt', '/kinogutschein-kaufen']) {
    await page.goto(address);
    await expect(page.getByRole('main').locator('.btn').last()).toBeVisible();
    expect(await overhang(page), address).toBe(0);
  }
});
