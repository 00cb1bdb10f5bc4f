import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { anchorScrollDuration, selectShowDelay } from '@/config/limits';
import type { Show } from '@/domain/entities';
import { showAnchor } from '@/domain/links';
import { selectedShow } from '@/domain/selectedShow';
import { prefersReducedMotion } from '@/lib/reducedMotion';
import { scrollTo } from '@/lib/scrollTo';
import { useArrivalKind } from '@/ui/Arrival';

/** px: the day's heading stays in view above the card. */
const spaceAbove = 96;

/** A visitor who reads on is not carried away any more. */
const readingOn = ['wheel', 'touchmove', 'keydown'] as const;

/** A dialog that opened meanwhile keeps the focus. */
function focusCard(card: Element) {
  if (!(card instanceof HTMLElement) || document.activeElement?.closest('[aria-modal=true]')) return;
  if (!card.hasAttribute('tabindex')) {
    card.tabIndex = -1;
    card.addEventListener('blur', () => card.removeAttribute('tabindex'), { once: true });
  }
  card.focus({ preventScroll: true });
}

/**
 * Leads to the show that the query `selectshow` names (specification 2.4), once for each arrival: 2 s after it, or as
 * soon as the shows are there. After reload and Back the place where the visitor was counts instead.
 */
export function useSelectedShow(shows: readonly Show[] | undefined): void {
  const [search] = useSearchParams();
  const wanted = search.get('selectshow') ?? '';
  const arrivalKind = useArrivalKind();
  const [due, setDue] = useState('');
  const led = useRef('');

  const isAsked = useEffectEvent(() => wanted !== '' && arrivalKind() === 'fresh');
  useEffect(() => {
    if (!isAsked()) return undefined;
    led.current = '';
    const timer = setTimeout(() => setDue(wanted), selectShowDelay);
    function stop() {
      clearTimeout(timer);
      setDue('');
      for (const event of readingOn) window.removeEventListener(event, stop);
    }
    for (const event of readingOn) window.addEventListener(event, stop, { passive: true });
    return stop;
  }, [wanted]);

  const findAnchor = useEffectEvent(() => {
    const show = selectedShow(shows ?? [], due);
    return show && showAnchor(show.showId);
  });
  const isListed = shows !== undefined;
  useEffect(() => {
    if (due === '' || !isListed || led.current === due) return undefined;
    led.current = due;
    const anchor = findAnchor();
    if (anchor === undefined) return undefined;
    return scrollTo({
      find: () => document.getElementById(anchor),
      duration: prefersReducedMotion() ? 0 : anchorScrollDuration,
      above: spaceAbove,
      onArrive: focusCard,
    });
  }, [due, isListed]);
}
