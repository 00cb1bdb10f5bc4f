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

/** No violation of WCAG 2.2 AA, on the whole page or in a part of it. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await expectStill(page);
  const axe = new AxeBuilder({ page })
    .include(part)
    .options({ resultTypes: ['violations'] })
    .withTags(rules);
  // For the sake of frames it would open a window for each look.
  if (page.frames().length === 1) axe.setLegacyMode();
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect(found).toEqual([]);
}
