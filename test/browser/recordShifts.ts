import type { Page } from '@playwright/test';

type Source = { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect };
type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };

/**
 * Records layout shifts from the first paint on: size, element, from and to. By definition, shifts within half a second
 * of input do not count.
 */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(window, { foundShifts: found });
    const nameOf = (node: Node | null | undefined) => {
      const names: string[] = [];
      let element = node instanceof Element ? node : node?.parentElement;
      while (element && names.length < 3) {
        names.unshift([element.tagName.toLowerCase(), ...element.classList].join('.'));
        element = element.parentElement;
      }
      return names.join(' > ');
    };
    const positionOf = ({ left, top, width, height }: DOMRect) =>
      `${[left, top].map(Math.round).join(',')} ${[width, height].map(Math.round).join('×')}`;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} from ${positionOf(previousRect)} to ${positionOf(currentRect)}`,
        );
        found.push(`${value.toFixed(4)} after ${Math.round(startTime)} ms: ${moved.join('; ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Layout shifts since the load, after all requests and paints. */
export async function shiftsOf(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Entries are delivered after their frame.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  return page.evaluate(() => (window as unknown as { foundShifts: string[] }).foundShifts);
}
