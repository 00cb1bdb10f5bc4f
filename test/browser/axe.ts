import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits for transitions, because colours are measured after them. */
async function expectStill(page: Page): Promise<void> {
  const fading = () =>
    page.evaluate(() => {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      return running.filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 2000).length;
    });
  await expect.poll(fading).toBe(0);
}

async function violationsOf(page: Page, part: string, choose: (axe: AxeBuilder) => void): Promise<string[]> {
  await expectStill(page);
  const hasFrames = page.frames().length > 1;
  // axe is injected once per page; afterwards an empty script replaces it. A frame may have been added since.
  const isInjected = !hasFrames && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder(isInjected ? { page, axeSource: '0' } : { page })
    .include(part)
    .options({ resultTypes: ['violations'] });
  choose(axe);
  // Without legacy mode axe opens a window per check, for frames.
  if (!hasFrames) axe.setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Violations of single rules, also of those that are off by default. */
export const axeViolations = (page: Page, part: string, rules: string[]) =>
  violationsOf(page, part, (axe) => axe.withRules(rules));

export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  expect(await violationsOf(page, part, (axe) => axe.withTags(rules))).toEqual([]);
}

/** Checks the contrast only, for the same page in other colours. */
export async function expectContrast(page: Page, part = 'html'): Promise<void> {
  expect(await violationsOf(page, part, (axe) => axe.withRules(['color-contrast']))).toEqual([]);
}

/** Controls smaller than 24 px in one direction, except links in running text. */
const smallTargets = (page: Page, part: string) =>
  page.evaluate((selector) => {
    const least = 24;
    const controls =
      'a[href], button, summary, select, input:not([type=checkbox], [type=radio]), textarea, [role=tab]';
    const isInText = (link: Element) =>
      getComputedStyle(link).display === 'inline' &&
      (link.parentElement?.textContent.trim().length ?? 0) > link.textContent.trim().length;
    /** The link of a card covers the whole card. */
    const isStretched = (link: Element) => getComputedStyle(link, '::after').position === 'absolute';
    return [...document.querySelectorAll(`${selector} :is(${controls})`)].flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      const isFit = Math.min(width, height) >= least;
      if (isFit || width === 0 || !control.checkVisibility({ visibilityProperty: true })) return [];
      if (isInText(control) || isStretched(control)) return [];
      return [`${control.outerHTML.slice(0, 120)}: ${width} × ${height} px`];
    });
  }, part);

/** Target size (WCAG 2.5.8) by axe's rule, and without its exception for small targets with space around them. */
export async function expectTargets(page: Page, part = 'html'): Promise<void> {
  expect(await violationsOf(page, part, (axe) => axe.withRules(['target-size']))).toEqual([]);
  expect(await smallTargets(page, part)).toEqual([]);
}
