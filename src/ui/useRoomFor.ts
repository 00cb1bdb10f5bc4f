import { useLayoutEffect, type RefObject } from 'react';

type Height = '--consent-height' | '--status-height';

/**
 * Lets the page know how much of its lower edge is covered: what sticks there rises, what gets the focus stops above.
 * Each part that covers it has a property of its own.
 */
export function useRoomFor(region: RefObject<HTMLElement | null>, height: Height): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(height, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(height);
    };
  }, [region, height]);
}
