import type { Page } from '@playwright/test';
import { contrastViolations, wcagViolations } from './axe';
import { expect, test } from './fixtures';
import { main } from './stateTour';
import { stateTours } from './stateTours';
import { desktop } from './steps';
import { shapeFaults } from './sweeps/contrast';
import { findSigns, forcedColourFaults } from './sweeps/forcedColours';
import { installHelpers } from './sweeps/helpers';
import { installRecorder, keyboardFaults } from './sweeps/keyboard';
import { dialogFaults, layoutFaults } from './sweeps/layout';
import { motionFaults } from './sweeps/motion';
import { setFontSize, spaceText } from './sweeps/text';
import { touchFaults } from './touchRules';

const phone = { width: 360, height: 740 };
const narrow = { width: 320, height: 640 };
/** 1280 × 1024 px at 400 % zoom. */
const zoomed = { width: 320, height: 256 };

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: phone });

type Report = (check: string, faults: string[]) => void;

const schemes = ['light', 'dark'] as const;
const hasDay = (page: Page) => page.locator('[data-bs-theme=light]').first().isVisible();

/** Light pages are also checked for visitors who prefer dark screens. */
async function checkColours(page: Page, part: string, report: Report): Promise<void> {
  for (const colorScheme of (await hasDay(page)) ? schemes : (['light'] as const)) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
    // The light one is a part of the check of the whole.
    if (colorScheme === 'dark') report('contrast, dark', await contrastViolations(page, part, 'AA'));
    report(`contrast of shapes, ${colorScheme}`, await shapeFaults(page, part, 3));
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    report(`more contrast, ${colorScheme}`, [
      ...(await contrastViolations(page, part, 'AAA')),
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

/** Large text comes last: there bars take most of the window, which is where the keyboard is checked. */
async function checkLayout(page: Page, part: string, inner: string, report: Report): Promise<void> {
  const layout = async () => [...(await layoutFaults(page, part)), ...(await dialogFaults(page))];
  await spaceText(page, true);
  report('text spacing', await layoutFaults(page, part, { mayCover: true }));
  await spaceText(page, false);
  await page.setViewportSize(zoomed);
  report('400 % zoom', await layout());
  await page.setViewportSize(narrow);
  await setFontSize(page, '200%');
  report('200 % text', await layout());
  report('keyboard, 200 % text', await keyboardFaults(page, inner));
  await setFontSize(page, '');
}

/** Later states of a part keep the layout that the page or an earlier state has shown. */
async function checkDesktop(page: Page, inner: string, report: Report): Promise<void> {
  await page.setViewportSize(desktop);
  report('WCAG 2.2 AA, desktop', await wcagViolations(page, inner));
  report('keyboard, desktop', await keyboardFaults(page, inner));
}

for (const { name, allowed, hasLayers, run } of stateTours) {
  test(`${name}: accessible and usable on a phone and a desktop, by touch and keyboard, in all colours and sizes`, async ({
    page,
    allowProblems,
  }) => {
    test.setTimeout(90_000);
    if (allowed) allowProblems(allowed);
    await installHelpers(page);
    await installRecorder(page);
    let isFirst = true;
    await run(page, async (state, part = 'html') => {
      const faults: string[] = [];
      const report: Report = (check, found) => faults.push(...found.map((fault) => `${check}: ${fault}`));
      const focused = await page.evaluateHandle(() => document.activeElement as HTMLElement | null);
      const inner = part === 'html' && !hasLayers ? main : part;
      report('WCAG 2.2 AA', await wcagViolations(page, part));
      report('touch', await touchFaults(page, part));
      report('reduced motion', await motionFaults(page));
      await checkColours(page, inner, report);
      await checkLayout(page, part, inner, report);
      if (part === 'html' || isFirst) await checkDesktop(page, inner, report);
      isFirst = false;
      await page.setViewportSize(phone);
      await focused.evaluate((element) => element?.focus({ preventScroll: true }));
      expect.soft(faults, state).toEqual([]);
    });
  });
}
