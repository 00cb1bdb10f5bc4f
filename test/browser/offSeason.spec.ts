import { expect, test } from './fixtures';
import { recordShifts, shiftsOf } from './recordShifts';
import { addresses, desktop, phone } from './steps';

test('nothing shifts when the off-season view loads late, on a phone and a desktop', async ({
  page,
  sandbox,
}) => {
  await sandbox.control({ scenario: 'winter', latency: 300 });
  await recordShifts(page);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await page.goto(addresses.programme);
    await expect(page.getByRole('heading', { level: 2, name: 'Winterpause' })).toBeVisible();
    const shifts = (await shiftsOf(page)).map((shift) => Number.parseFloat(shift));
    const total = shifts.reduce((sum, shift) => sum + shift, 0);
    expect(total, `${viewport.width} px`).toBeLessThan(0.05);
  }
});
