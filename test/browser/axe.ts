import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Waits for transitions, because colours are measured after them. */
async function expectStill(page: Page): Promise<void> {
  const fading = () =>
    page.evaluate(() => {
      const running = document.getAnimations().filter(({ playState }) => playState === 'running');
      return running.filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 2000).length;
    });
  await expect.poll(fading).toBe(0);
}

type Rules = { tags?: string[]; rules: string[] };

/** Violations of the rules with one of the tags, and of single rules, also of those that are off by default. */
export async function axeViolations(
  page: Page,
  part: string,
  { tags = [], rules }: Rules,
): Promise<string[]> {
  await expectStill(page);
  const hasFrames = page.frames().length > 1;
  // axe is injected once per page; afterwards an empty script replaces it. A frame may have been added since.
  const isInjected = !hasFrames && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder(isInjected ? { page, axeSource: '0' } : { page }).include(part).options({
    resultTypes: ['violations'],
    // Only the rule about media queries for an orientation needs the stylesheets; Stylelint forbids these queries.
    preload: false,
    runOnly: tags.length > 0 ? { type: 'tag', values: tags } : { type: 'rule', values: rules },
    rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: true }])),
  });
  // Without legacy mode axe opens a window per check, for frames.
  if (!hasFrames) axe.setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Violations of WCAG 2.2 AA. */
export const wcagViolations = (page: Page, part = 'html') =>
  axeViolations(page, part, { tags: wcag, rules: ['target-size', 'label-content-name-mismatch'] });

/** Violations of the contrast only, for the same page in other colours. */
export const contrastViolations = (page: Page, part: string, level: 'AA' | 'AAA') =>
  axeViolations(page, part, { rules: [level === 'AA' ? 'color-contrast' : 'color-contrast-enhanced'] });

export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await wcagViolations(page, part)).toEqual([]);
}
