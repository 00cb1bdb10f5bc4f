import { useLayoutEffect, useRef } from 'react';

type Props =
  | { list: string; heading: 'h2' | 'h3' | undefined }
  | { section: 'kino' | 'flohmarkt' }
  | { show: true }
  | { cart: true };

const nameOf = (element: Element | null) =>
  element?.getAttribute('href') ?? element?.getAttribute('aria-label') ?? element?.textContent;

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

/** Filled before React has loaded (`src/prehydrate`). React sees an empty text, so it only ever removes the whole. */
export function PrehydratedPart(props: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      delete document.documentElement.dataset.prehydrated;
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
