import type { Page } from '@playwright/test';
import { expectAccessible, expectContrast } from './axe';
import { test } from './fixtures';
import { desktop, phone } from './steps';
import { stateTours } from './stateTours';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const hasDay = (page: Page) => page.locator('[data-bs-theme=light]').first().isVisible();

/**
 * Whole pages are checked on a phone and on a desktop, parts on a phone only, because their layout is the same. Light
 * pages are also checked for visitors who prefer dark screens.
 */
async function check(page: Page, part?: string): Promise<void> {
  await page.setViewportSize(phone);
  await expectAccessible(page, part);
  if (part === undefined) {
    await page.setViewportSize(desktop);
    await expectAccessible(page);
  }
  if (await hasDay(page)) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectContrast(page, part);
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.setViewportSize(phone);
}

for (const { name, allowed, run } of stateTours) {
  test(`${name}: no violation of WCAG 2.2 AA on a phone and on a desktop, with light and dark colours`, async ({
    page,
    allowProblems,
  }) => {
    test.setTimeout(90_000);
    if (allowed) allowProblems(allowed);
    await page.setViewportSize(phone);
    await run(page, (_state, part) => check(page, part));
  });
}
