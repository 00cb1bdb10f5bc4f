import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { pageLoad } from '@/shared/browser/pageLoad';
import { currentScrollPosition, reachAnchor, restoreScrollPosition } from './scrollPosition';
import {
  entryName,
  removeScrollPosition,
  storeScrollPosition,
  storedScrollPositionOf,
} from './storedScrollPositions';

const recordDelayMs = 100;

function removeJumpPosition({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
  if (link) removeScrollPosition(entryName('default', link));
}

export function useScrollRestoration(): void {
  const location = useLocation();
  const { key, pathname, hash } = location;
  const entry = entryName(key, location);
  const navigation = useNavigationType();
  const shown = useRef({ entry, pathname, hash: '', hasMoved: false });
  const isRestoring = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const endJump = useRef<() => void>(undefined);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    let recorded: { entry: string; y: number } | undefined;
    function record() {
      clearTimeout(timer.current);
      if (isRestoring.current) return;
      storeScrollPosition(shown.current.entry, currentScrollPosition());
      recorded = { entry: shown.current.entry, y: window.scrollY };
    }
    const isRecorded = () => recorded?.entry === shown.current.entry && recorded.y === window.scrollY;
    function recordSoon() {
      clearTimeout(timer.current);
      timer.current = setTimeout(record, recordDelayMs);
    }
    // A click may navigate before the timer fires. Finding the anchor is slow: other clicks record only a new position.
    function recordClick(event: Event) {
      const isOnLink = event.target instanceof Element && event.target.closest('a') !== null;
      if (isOnLink || !isRecorded()) record();
      removeJumpPosition(event);
    }
    window.addEventListener('scroll', recordSoon, { passive: true });
    window.addEventListener('click', recordClick, { capture: true });
    window.addEventListener('pagehide', record);
    return () => {
      clearTimeout(timer.current);
      endJump.current?.();
      shown.current.hash = '';
      window.removeEventListener('scroll', recordSoon);
      window.removeEventListener('click', recordClick, { capture: true });
      window.removeEventListener('pagehide', record);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    const hasMoved = before.hasMoved || before.entry !== entry;
    shown.current = { entry, pathname, hash, hasMoved };
    clearTimeout(timer.current);
    if (navigation === 'REPLACE' && before.entry !== entry) removeScrollPosition(before.entry);
    const isReturn = navigation === 'POP' && (hasMoved || pageLoad() !== 'fresh');
    const position = isReturn ? storedScrollPositionOf(entry) : undefined;
    if (position) {
      isRestoring.current = true;
      return restoreScrollPosition(position, () => {
        isRestoring.current = false;
      });
    }
    if (before.pathname !== pathname) window.scrollTo(0, 0);
    else if (before.hash === hash) return undefined;
    // Before the app ran, the browser or the visitor has moved the page.
    const isLeftAlone = !hasMoved && window.scrollY > 0;
    endJump.current?.();
    endJump.current = isLeftAlone ? undefined : reachAnchor(hash);
    return undefined;
  }, [entry, pathname, hash, navigation]);
}
