import { useLayoutEffect, useRef } from 'react';
import type { DayHeading } from './ShowCard';

/** What stands there: the days of a list, or the next dates of one world on the home page. */
type Props =
  | { list: string; heading: DayHeading; world?: undefined }
  | { world: 'kino' | 'flohmarkt'; list?: undefined; heading?: undefined };

/** The link at the same address in the list that came, for the visitor who was at it already. */
function focusAgain(address: string): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a');
  [...links].find((link) => link.getAttribute('href') === address)?.focus({ preventScroll: true });
}

/**
 * Where a script of the page's head puts the first cards before the app is there (`src/early/firstCards.tsx`). For React
 * it is an element with an empty text of its own, which it neither compares nor touches, and removes as a whole when the
 * list is there.
 */
export function FirstCards({ list, heading, world }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      const held = document.activeElement;
      const address = element?.contains(held) ? held?.getAttribute('href') : undefined;
      if (address) queueMicrotask(() => focusAgain(address));
    };
  }, []);
  return (
    <div
      ref={place}
      className="first-cards"
      data-list={list}
      data-heading={heading}
      data-world={world}
      suppressHydrationWarning
    >
      {''}
    </div>
  );
}
