import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { detailStates } from './detailStates';
import { dialogTours } from './dialogStates';
import { externalTours } from './externalStates';
import { test } from './fixtures';
import { formTours } from './formStates';
import { purchaseStates } from './purchaseStates';
import { screenStates } from './screenStates';
import { desktop, phone } from './steps';
import { stornoStates } from './stornoStates';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function look(page: Page, part?: string): Promise<void> {
  await page.setViewportSize(phone);
  await expectAccessible(page, part);
  await page.setViewportSize(desktop);
  await expectAccessible(page, part);
}

for (const { name, reach } of [...screenStates, ...detailStates, ...purchaseStates, ...stornoStates]) {
  test(`${name}: no violation of WCAG 2.2 AA on a phone and on a desktop`, async ({ page }) => {
    await page.setViewportSize(phone);
    await reach(page);
    await look(page);
  });
}

for (const { name, allowed, walk } of [...dialogTours, ...formTours, ...externalTours]) {
  test(`${name}: no violation of WCAG 2.2 AA on a phone and on a desktop`, async ({
    page,
    allowProblems,
  }) => {
    if (allowed) allowProblems(allowed);
    await page.setViewportSize(phone);
    await walk(page, (part) => look(page, part));
  });
}
