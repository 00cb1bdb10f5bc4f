import { forgetConsent, banner } from './consentSteps';
import { expectTargets } from './axe';
import { expect, test } from './fixtures';
import { addresses } from './steps';
import { stateTours } from './stateTours';
import { expectTouchable } from './touchRules';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 740 } });

test.beforeEach(({ context }) => forgetConsent(context));

test('the links and buttons of the consent banner are at least 24 px high and wide', async ({ page }) => {
  await page.goto(addresses.programme);
  await expect(banner(page)).toBeVisible();
  await expectTargets(page, '.consent-banner');
});

for (const { name, allowed, run } of stateTours) {
  test(`${name}, with the consent banner open: targets are at least 24 px high and wide, main actions 44 px high, and fields suit an on-screen keyboard`, async ({
    page,
    allowProblems,
  }) => {
    test.setTimeout(90_000);
    if (allowed) allowProblems(allowed);
    await run(page, async (_state, part) => {
      await expectTargets(page, part);
      await expectTouchable(page, part);
    });
  });
}
