import { useLayoutEffect, useRef } from 'react';

/** What is prehydrated: the days of a list, the next dates of a section on the home page, a show, or the cart. */
type Props =
  | { list: string; heading: 'h2' | 'h3' | undefined }
  | { section: 'kino' | 'flohmarkt' }
  | { show: true }
  | { cart: true };

const nameOf = (element: Element | null) =>
  element?.getAttribute('href') ?? element?.getAttribute('aria-label') ?? element?.textContent;

/** The links and buttons in `container` with the same address or name. */
function alike(container: Element, name: string): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>('a, button')].filter(
    (element) => nameOf(element) === name,
  );
}

/** Focuses the link or button that corresponds to the focused one; both are in the same order. */
function restoreFocus(name: string, index: number): void {
  const main = document.querySelector('main');
  if (main) alike(main, name)[index]?.focus({ preventScroll: true });
}

/**
 * The element that the head's script fills before React has loaded (`src/prehydrate`); attributes tell it the kind.
 * For React it holds an empty text, so that React neither compares nor changes its content, and removes it as a
 * whole once it renders the same itself.
 */
export function PrehydratedPart(props: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      const focused = document.activeElement as HTMLElement | null;
      const name = element?.contains(focused) ? nameOf(focused) : undefined;
      if (!element || !focused || !name) return;
      const index = alike(element, name).indexOf(focused);
      queueMicrotask(() => restoreFocus(name, index));
    };
  }, []);
  const attributes = Object.entries(props).map(([name, value]) => [`data-${name}`, value]);
  return (
    <div ref={ref} className="prehydrated" {...Object.fromEntries(attributes)} suppressHydrationWarning>
      {''}
    </div>
  );
}
