import { useLayoutEffect, type RefObject } from 'react';

type Height = '--consent-height' | '--status-height';

/** Who has to know; asked of these alone, for a property that all inherit has the whole page reckoned anew. */
const askers = 'html, body, .buy-bar, .status-bar';

/**
 * Lets the page know how much of its lower edge is covered: what sticks there rises, what gets the focus stops above.
 * Each part that covers it has a property of its own.
 */
export function useBottomInset(region: RefObject<HTMLElement | null>, height: Height): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    let sheet: CSSStyleSheet | undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!sheet) {
        sheet = new CSSStyleSheet();
        document.adoptedStyleSheets.push(sheet);
      }
      // A part of a pixel is covered, too.
      const covered = Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0);
      sheet.replaceSync(`${askers} { ${height}: ${covered}px }`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      if (!sheet) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [region, height]);
}
