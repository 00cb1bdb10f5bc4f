import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageLoad } from '@/shared/browser/pageLoad';
import { currentPlace, returnTo } from './scrollPosition';
import {
  entryName,
  forgetScrollPosition,
  storeScrollPosition,
  storedScrollPositionOf,
} from './storedScrollPositions';
import { wasSeenBefore } from './useCardTransition';

const recordedAfter = 100;

/** A jump within the page begins a new visit of its place. */
function forgetJump({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  if (link) forgetScrollPosition(entryName('default', link));
}

/** A new page begins at its top; Back, Forward and reload lead to where the visitor was. */
export function useScrollRestoration(): void {
  const location = useLocation();
  const { key, pathname, hash } = location;
  const entry = entryName(key, location);
  const navigation = useNavigationType();
  const shown = useRef({ entry, pathname, hasMoved: false });
  const isReturning = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    let recorded: { entry: string; y: number } | undefined;
    function record() {
      clearTimeout(timer.current);
      if (isReturning.current) return;
      storeScrollPosition(shown.current.entry, currentPlace());
      recorded = { entry: shown.current.entry, y: window.scrollY };
    }
    const isRecorded = () => recorded?.entry === shown.current.entry && recorded.y === window.scrollY;
    function recordSoon() {
      clearTimeout(timer.current);
      timer.current = setTimeout(record, recordedAfter);
    }
    // A click may lead away before the timer is due. Looking for what is at the top lays out the page and costs a long cart
    // as much as all else that a press on „+“ does: a press that follows no link is spared it where nothing moved.
    function recordClick(event: Event) {
      if (wasSeenBefore()) return;
      const isOnLink = event.target instanceof Element && event.target.closest('a') !== null;
      if (isOnLink || !isRecorded()) record();
      forgetJump(event);
    }
    window.addEventListener('scroll', recordSoon, { passive: true });
    window.addEventListener('click', recordClick, { capture: true });
    window.addEventListener('pagehide', record);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('scroll', recordSoon);
      window.removeEventListener('click', recordClick, { capture: true });
      window.removeEventListener('pagehide', record);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    const hasMoved = before.hasMoved || before.entry !== entry;
    shown.current = { entry, pathname, hasMoved };
    clearTimeout(timer.current);
    if (navigation === 'REPLACE' && before.entry !== entry) forgetScrollPosition(before.entry);
    const isReturn = navigation === 'POP' && (hasMoved || pageLoad() !== 'fresh');
    const place = isReturn ? storedScrollPositionOf(entry) : undefined;
    if (place) {
      isReturning.current = true;
      return returnTo(place, () => {
        isReturning.current = false;
      });
    }
    if (before.pathname !== pathname && hash === '') window.scrollTo(0, 0);
    return undefined;
  }, [entry, pathname, hash, navigation]);
}
