import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Colours are measured once nothing fades any more; what takes longer is no transition. */
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
  // Handed over once a page: what is already there needs no second script, so an empty one takes its place. A frame may
  // have come since.
  const isThere = !hasFrames && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder(isThere ? { page, axeSource: '0' } : { page })
    .include(part)
    .options({ resultTypes: ['violations'] });
  choose(axe);
  // For the sake of frames it would open a window for each look.
  if (!hasFrames) axe.setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

/** No violation of WCAG 2.2 AA, on the whole page or in a part of it. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  expect(await violationsOf(page, part, (axe) => axe.withTags(rules))).toEqual([]);
}

/** The same page in other colours: nothing else about it can have changed. */
export async function expectContrast(page: Page, part = 'html'): Promise<void> {
  expect(await violationsOf(page, part, (axe) => axe.withRules(['color-contrast']))).toEqual([]);
}

/** What can be pressed and is smaller than 24 px either way, but for links in running text. */
const smallTargets = (page: Page, part: string) =>
  page.evaluate((place) => {
    const least = 24;
    const controls =
      'a[href], button, summary, select, input:not([type=checkbox], [type=radio]), textarea, [role=tab]';
    const isInText = (link: Element) =>
      getComputedStyle(link).display === 'inline' &&
      (link.parentElement?.textContent.trim().length ?? 0) > link.textContent.trim().length;
    /** A card is pressed as a whole by the link in it. */
    const isStretched = (link: Element) => getComputedStyle(link, '::after').position === 'absolute';
    return [...document.querySelectorAll(`${place} :is(${controls})`)].flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      const isFit = Math.min(width, height) >= least;
      if (isFit || width === 0 || !control.checkVisibility({ visibilityProperty: true })) return [];
      if (isInText(control) || isStretched(control)) return [];
      return [`${control.outerHTML.slice(0, 120)}: ${width} × ${height} px`];
    });
  }, part);

/** Targets that a finger finds (WCAG 2.5.8), by axe's rule, and without what it grants to small ones that stand apart. */
export async function expectTargets(page: Page, part = 'html'): Promise<void> {
  expect(await violationsOf(page, part, (axe) => axe.withRules(['target-size']))).toEqual([]);
  expect(await smallTargets(page, part)).toEqual([]);
}
