import { useLayoutEffect, useRef } from 'react';
import type { DayHeading } from './ShowCard';

/** What stands there: the days of a list, the next dates of one world on the home page, or a show. */
type Props =
  | { list: string; heading: DayHeading; world?: undefined; show?: undefined }
  | { world: 'kino' | 'flohmarkt'; list?: undefined; heading?: undefined; show?: undefined }
  | { show: true; list?: undefined; heading?: undefined; world?: undefined };

const nameOf = (element: Element | null) =>
  element?.getAttribute('href') ?? element?.getAttribute('aria-label');

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
 * Where a script of the page's head puts the first cards before the app is there (`src/early/firstCards.tsx`). For React
 * it is an element with an empty text of its own, which it neither compares nor touches, and removes as a whole when the
 * list is there.
 */
export function FirstCards({ list, heading, world, show }: Props) {
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
  return (
    <div
      ref={place}
      className="first-cards"
      data-list={list}
      data-heading={heading}
      data-world={world}
      data-show={show}
      suppressHydrationWarning
    >
      {''}
    </div>
  );
}
