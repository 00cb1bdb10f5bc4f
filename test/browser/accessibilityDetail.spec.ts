import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, test } from './fixtures';
import { button, desktop, film, phone } from './steps';

const screens: { name: string; reach: (page: Page) => Promise<void> }[] = [
  {
    name: 'landing of the cinema',
    async reach(page) {
      await page.goto('/kinoprogramm-wien');
      await expect(page.getByRole('heading', { level: 4, name: film }).first()).toBeVisible();
    },
  },
  {
    name: 'show that is sold out, with its other dates',
    async reach(page) {
      await page.goto('/show/302');
      await expect(page.getByRole('heading', { name: 'Weitere Termine' })).toBeVisible();
    },
  },
  {
    name: 'film with its ticket panel',
    async reach(page) {
      await page.goto('/kinoprogramm-wien/kinofilm/metropolis');
      await button(page, 'In den Warenkorb').click();
      await expect(page.getByText('Bitte wähl zuerst einen Termin.')).toBeVisible();
    },
  },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, reach } of screens) {
  test(`${name}: no violation of WCAG 2.2 AA on a phone and on a desktop`, async ({ page }) => {
    await page.setViewportSize(phone);
    await reach(page);
    await expectAccessible(page);
    await page.setViewportSize(desktop);
    await expectAccessible(page);
  });
}
