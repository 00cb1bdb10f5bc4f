import { debugSession } from '../browser.mjs';
import { absolute } from '../figures.mjs';
import { goals } from '../goals.mjs';
import { visit } from './visit.mjs';

const line = { latency: 100, bitsPerSecond: 10e6 };
/** The heading and the text of a page. */
const shown = ['main h1', 'main p:not(:empty)'];

/**
 * Whether all glyphs of an element come from the loaded web font that its style names first.
 * @type {(page: import('@playwright/test').Page, selector: string) => Promise<boolean>}
 */
async function hasBrandFont(page, selector) {
  const isLoaded = await page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const [family = ''] = getComputedStyle(element).fontFamily.replaceAll('"', '').split(',');
      const faces = [...document.fonts].filter((face) => face.family.replaceAll('"', '') === family);
      return faces.some(({ status }) => status === 'loaded');
    });
  const session = await debugSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  // Fallback fonts are fonts of the system.
  return isLoaded && fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
}

/**
 * First visits on a usual line: whether the fonts of the brand are shown, and what moves meanwhile.
 * @type {(bench: import('../parts.mjs').Bench, visited: import('./pages.mjs').VisitedPage[]) => Promise<import('../figures.mjs').Figure[]>}
 */
export async function measureFonts({ browser, server }, visited) {
  const figures = [];
  for (const expected of visited) {
    const { fallbacks, shift } = await visit(
      browser,
      server.secureOrigin + expected.path,
      expected,
      async ({ page, loading }) => {
        const areBrand = [];
        for (const selector of shown) areBrand.push(await hasBrandFont(page, selector));
        return { fallbacks: areBrand.filter((isBrand) => !isBrand).length, shift: loading.shift };
      },
      { line },
    );
    const name = (/** @type {string} */ metric) => `start, ${expected.name}: ${metric} at 10 Mbps`;
    figures.push(
      absolute(name('heading and text in a fallback font'), [fallbacks], 'number', goals.fonts),
      absolute(name('CLS'), [shift], 'number', goals.fontShift),
    );
  }
  return figures;
}
