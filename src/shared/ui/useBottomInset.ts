import { useLayoutEffect, type RefObject } from 'react';

type Height = '--consent-height' | '--status-height' | '--bar-height';

/** The elements that use the property. Set on these alone: an inherited property would restyle the whole page. */
const consumers = 'html, body, .bottom-bar, .status-bar';

/**
 * Sets the height of a bar at the bottom as a property, so that sticky and focused elements stay above it. A bar that is
 * static at this size of the window covers nothing: 0.
 */
export function useBottomInset(region: RefObject<HTMLElement | null>, property: Height): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    let stylesheet: CSSStyleSheet | undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!stylesheet) {
        stylesheet = new CSSStyleSheet();
        document.adoptedStyleSheets.push(stylesheet);
      }
      const isSticky = getComputedStyle(element).position !== 'static';
      const height = isSticky ? Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0) : 0;
      stylesheet.replaceSync(`${consumers} { ${property}: ${height}px }`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      if (!stylesheet) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== stylesheet);
    };
  }, [region, property]);
}
