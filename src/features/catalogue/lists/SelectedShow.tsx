import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { anchorScrollDuration, selectShowDelay } from '@/shop/constants';
import type { Show } from '@/domain/entities';
import { showAnchor, isId } from '@/domain/links';
import { focusTarget } from '@/shared/browser/focusTarget';
import { prefersReducedMotion } from '@/shared/browser/reducedMotion';
import { scrollTo } from '@/shared/browser/scrollTo';
import { useNavigationKind } from '@/shared/ui/NavigationProvider';

/** px: keeps the day's heading visible above the card. */
const spaceAbove = 96;

/** Any interaction with the page cancels the scrolling; clicks outside of it, e.g. on a banner, do not. */
const interactions = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

function isInteraction({ type, target }: Event): boolean {
  if (type !== 'pointerdown') return true;
  return target instanceof Element && target.closest('main, [role=dialog]') !== null;
}

/**
 * Scrolls to the show that the query `selectshow` names (requirements 2.4), once per navigation: after 2 s, or as soon
 * as the show is loaded. Not after reload and Back, which restore the scroll position, and not while a dialog is open.
 */
export function SelectedShow({ shows }: { shows: readonly Show[] | undefined }) {
  const [search] = useSearchParams();
  const wanted = search.get('selectshow') ?? '';
  const navigationKind = useNavigationKind();
  const [due, setDue] = useState('');
  const scrolledTo = useRef('');

  const isRequested = useEffectEvent(() => wanted !== '' && navigationKind() === 'fresh');
  useEffect(() => {
    if (!isRequested()) return undefined;
    scrolledTo.current = '';
    const timer = setTimeout(() => setDue(wanted), selectShowDelay);
    function stop() {
      clearTimeout(timer);
      setDue('');
      for (const event of interactions) window.removeEventListener(event, stopOnInteraction);
    }
    function stopOnInteraction(event: Event) {
      if (isInteraction(event)) stop();
    }
    for (const event of interactions) window.addEventListener(event, stopOnInteraction, { passive: true });
    return stop;
  }, [wanted]);

  const show = due === '' ? undefined : selectedShow(shows ?? [], due);
  const anchor = show && showAnchor(show.showId);
  useEffect(() => {
    if (anchor === undefined || scrolledTo.current === due) return undefined;
    scrolledTo.current = due;
    if (document.querySelector('[aria-modal=true]')) return undefined;
    return scrollTo({
      find: () => document.getElementById(anchor),
      duration: prefersReducedMotion() ? 0 : anchorScrollDuration,
      above: spaceAbove,
      onArrive: focusTarget,
    });
  }, [due, anchor]);
  return null;
}

/** The show that `selectshow` names (requirements 2.4): by id, anchor (`show-305`) or url identifier. */
export function selectedShow(shows: readonly Show[], wanted: string): Show | undefined {
  if (isId(wanted)) return shows.find(({ showId }) => String(showId) === wanted);
  return (
    shows.find(({ showId }) => showAnchor(showId) === wanted) ??
    shows.find(({ urlIdentifier }) => urlIdentifier !== undefined && urlIdentifier === wanted)
  );
}
