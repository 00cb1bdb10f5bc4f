import type { Page } from '@playwright/test';
import { axeViolations } from './axe';
import { expect, test } from './fixtures';
import { desktop, phone } from './steps';
import { stateTours } from './stateTours';
import { shapeFaults } from './sweeps/contrast';
import { findSigns, forcedColourFaults } from './sweeps/forcedColours';
import { installHelpers } from './sweeps/helpers';
import { installRecorder, keyboardFaults } from './sweeps/keyboard';
import { dialogFaults, layoutFaults } from './sweeps/layout';
import { motionFaults } from './sweeps/motion';
import { setFontSize, spaceText } from './sweeps/text';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** 1280 × 1024 px at 400 % zoom. */
const zoomed = { width: 320, height: 256 };
const narrow = { width: 320, height: 640 };
const narrowPhone = { width: 360, height: 740 };

type Report = (check: string, faults: string[]) => void;

const schemes = ['light', 'dark'] as const;
const hasDay = (page: Page) => page.locator('[data-bs-theme=light]').first().isVisible();

async function checkColours(page: Page, part: string, report: Report): Promise<void> {
  for (const colorScheme of (await hasDay(page)) ? schemes : (['light'] as const)) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
    report(`contrast of shapes, ${colorScheme}`, await shapeFaults(page, part, 3));
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    report(`more contrast, ${colorScheme}`, [
      ...(await axeViolations(page, part, ['color-contrast-enhanced', 'label-content-name-mismatch'])),
      ...(await shapeFaults(page, part, 4.5)),
    ]);
  }
  await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
  await findSigns(page, part);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    report(`forced colours, ${colorScheme}`, await forcedColourFaults(page, part));
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
}

async function checkLayout(page: Page, part: string, report: Report): Promise<void> {
  const layout = async () => [...(await layoutFaults(page, part)), ...(await dialogFaults(page))];
  await page.setViewportSize(narrowPhone);
  await spaceText(page, true);
  report('text spacing', await layoutFaults(page, part, { mayCover: true }));
  await spaceText(page, false);
  await page.setViewportSize(zoomed);
  report('400 % zoom', await layout());
  await page.setViewportSize(narrow);
  await setFontSize(page, '200%');
  report('200 % text', await layout());
}

/** Where bars take most of the window, and with the menus of a desktop. */
async function checkKeyboard(page: Page, part: string, report: Report): Promise<void> {
  report('keyboard, 200 % text', await keyboardFaults(page, part));
  await setFontSize(page, '');
  if (part !== 'html') return;
  await page.setViewportSize(desktop);
  report('keyboard, desktop', await keyboardFaults(page, part));
}

for (const { name, allowed, run } of stateTours) {
  test(`${name}: usable with forced colours, more contrast, large or spaced text, zoom, reduced motion and the keyboard alone`, async ({
    page,
    allowProblems,
  }) => {
    test.setTimeout(90_000);
    if (allowed) allowProblems(allowed);
    await installHelpers(page);
    await installRecorder(page);
    await page.setViewportSize(phone);
    const faults: string[] = [];
    await run(page, async (state, part = 'html') => {
      const report: Report = (check, found) =>
        faults.push(...found.map((fault) => `${state}: ${check}: ${fault}`));
      const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement | null);
      report('reduced motion', await motionFaults(page));
      await checkColours(page, part, report);
      await checkLayout(page, part, report);
      // Last, because it moves the focus.
      await checkKeyboard(page, part, report);
      await page.setViewportSize(phone);
      await focused.evaluate((element) => element?.focus({ preventScroll: true }));
    });
    expect(faults).toEqual([]);
  });
}
