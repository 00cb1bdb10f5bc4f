import { expect, test } from './fixtures';
import { addresses, desktop, phone, rendered } from './steps';

type Seen = { shifted: number };

for (const size of [phone, desktop]) {
  test(`nothing shifts when the off-season view loads late, ${size.width} px`, async ({ page, sandbox }) => {
    await sandbox.control({ scenario: 'winter', latency: 300 });
    await page.setViewportSize(size);
    await page.addInitScript(() => {
      const seen = window as unknown as Seen;
      seen.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shifted += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(addresses.programme);
    await expect(page.getByRole('heading', { level: 2, name: 'Winterpause' })).toBeVisible();
    // Entries are delivered after their frame.
    await rendered(page, 3);
    expect(await page.evaluate(() => (window as unknown as Seen).shifted)).toBeLessThan(0.05);
  });
}
