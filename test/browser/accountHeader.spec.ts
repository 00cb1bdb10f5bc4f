import { accountButton, accountMenu, openAccountMenu, signInBefore } from './accountSteps';
import { expect, test } from './fixtures';
import { recordShifts, shiftsOf } from './recordShifts';
import { addresses, button, cartLink, desktop, heading, phone } from './steps';

/** Includes the narrowest screen with a row of menus, and the widest on which it is tight. */
const sizes = [
  { width: 320, height: 700 },
  phone,
  { width: 992, height: 700 },
  { width: 1199, height: 700 },
  desktop,
];

for (const viewport of sizes) {
  test(`the header does not shift when the session is loaded, ${viewport.width} px`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize(viewport);
    await recordShifts(page);
    await signInBefore(page);
    await sandbox.control({ latency: 250 });
    for (const [address, title] of [
      [addresses.programme, 'Kinoprogramm'],
      ['/flohmarkt-wien/jobs', /Flohmarkt/],
    ] as const) {
      await page.goto(address);
      await expect(heading(page, title)).toBeVisible();
      await expect(accountMenu(page)).toBeAttached();
      await expect(accountButton(page)).toHaveCount(0);
      await expect(cartLink(page)).toHaveCount(1);
      expect(await shiftsOf(page)).toEqual([]);
    }
    await openAccountMenu(page);
    await button(page, 'Abmelden').click();
    await expect(accountButton(page)).toBeVisible();
    await expect(accountMenu(page)).toHaveCount(0);
    await expect(heading(page, /Flohmarkt/)).toBeFocused();
  });
}
