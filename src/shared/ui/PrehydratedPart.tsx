import { useLayoutEffect, useRef } from 'react';

/** What stands there: the days of a list, the next dates of one section on the home page, a show, or the cart. */
type Props =
  | { list: string; heading: 'h2' | 'h3' | undefined }
  | { section: 'kino' | 'flohmarkt' }
  | { show: true }
  | { cart: true };

const nameOf = (element: Element | null) =>
  element?.getAttribute('href') ?? element?.getAttribute('aria-label') ?? element?.textContent;

/** What can be pressed within `place` and leads to the same address, or has the same name. */
function alike(place: Element, name: string): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>('a, button')].filter((one) => nameOf(one) === name);
}

/** For the visitor who was at it already: the same link or button in what came. What can be pressed comes in the same order. */
function focusAgain(name: string, index: number): void {
  const main = document.querySelector('main');
  if (main) alike(main, name)[index]?.focus({ preventScroll: true });
}

/**
 * Where a script of the page's head paints what the page begins with before the app is there (`src/prehydrate`); attributes tell
 * it what that is. For React it is an element with an empty text of its own, which it neither compares nor touches, and
 * removes as a whole when it has the same to show.
 */
export function PrehydratedPart(props: Props) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      const held = document.activeElement as HTMLElement | null;
      const name = element?.contains(held) ? nameOf(held) : undefined;
      if (!element || !held || !name) return;
      const index = alike(element, name).indexOf(held);
      queueMicrotask(() => focusAgain(name, index));
    };
  }, []);
  const notes = Object.entries(props).map(([name, value]) => [`data-${name}`, value]);
  return (
    <div ref={place} className="prehydrated" {...Object.fromEntries(notes)} suppressHydrationWarning>
      {''}
    </div>
  );
}
