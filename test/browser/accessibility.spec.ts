import { expectAccessible } from './axe';
import { detailStates } from './detailStates';
import { test } from './fixtures';
import { purchaseStates } from './purchaseStates';
import { screenStates } from './screenStates';
import { desktop, phone } from './steps';
import { stornoStates } from './stornoStates';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { name, reach } of [...screenStates, ...detailStates, ...purchaseStates, ...stornoStates]) {
  test(`${name}: no violation of WCAG 2.2 AA on a phone and on a desktop`, async ({ page }) => {
    await page.setViewportSize(phone);
    await reach(page);
    await expectAccessible(page);
    await page.setViewportSize(desktop);
    await expectAccessible(page);
  });
}
