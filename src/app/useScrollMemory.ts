import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepScrollPlace, scrollPlaceOf, type ScrollPlace } from './scrollPlaces';

/** What is at the top of the screen is looked for this far below its edge. */
const lookedAt = 120;
/** A page whose content takes longer stays where it is. */
const patience = 10_000;
/** So many frames without a move, and nothing moves any more. */
const calmFrames = 10;
const recordedAfter = 100;

const takingOver = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function currentPlace(): ScrollPlace {
  const anchor = document.elementFromPoint(window.innerWidth / 2, lookedAt)?.closest('article[id]');
  return {
    y: window.scrollY,
    ...(anchor ? { anchor: { id: anchor.id, top: anchor.getBoundingClientRect().top } } : {}),
  };
}

/** Where the place is now, in px from the top; `undefined` while what it is measured by is not there yet. */
function findPlace({ y, anchor }: ScrollPlace): number | undefined {
  const furthest = document.documentElement.scrollHeight - window.innerHeight;
  if (!anchor) return furthest >= y ? y : undefined;
  const element = document.getElementById(anchor.id);
  return element ? window.scrollY + element.getBoundingClientRect().top - anchor.top : undefined;
}

/** Scrolls to a place as soon as it is there, until nothing moves or the visitor takes over. Returns what ends it. */
function returnTo(place: ScrollPlace): () => void {
  const until = performance.now() + patience;
  let calm = 0;
  let frame = requestAnimationFrame(step);
  function step() {
    const y = findPlace(place);
    const isThere = y !== undefined && Math.abs(y - window.scrollY) <= 1;
    calm = isThere ? calm + 1 : 0;
    if (y !== undefined && !isThere) window.scrollTo(0, y);
    if (calm < calmFrames && performance.now() < until) frame = requestAnimationFrame(step);
    else end();
  }
  function end() {
    cancelAnimationFrame(frame);
    for (const event of takingOver) window.removeEventListener(event, end);
  }
  for (const event of takingOver) window.addEventListener(event, end, { passive: true });
  return end;
}

/** A new page begins at its top; Back, Forward and reload lead to where the visitor was. */
export function useScrollMemory(): void {
  const { key, pathname, search, hash } = useLocation();
  const navigation = useNavigationType();
  // The first entry of every visit has the same key.
  const entry = `${key} ${pathname}${search}`;
  const shown = useRef({ entry, pathname: '' });

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    let timer: ReturnType<typeof setTimeout> | undefined;
    function record() {
      clearTimeout(timer);
      keepScrollPlace(shown.current.entry, currentPlace());
    }
    function recordSoon() {
      clearTimeout(timer);
      timer = setTimeout(record, recordedAfter);
    }
    window.addEventListener('scroll', recordSoon, { passive: true });
    // A click may lead away before the timer is due.
    window.addEventListener('click', record, { capture: true });
    window.addEventListener('pagehide', record);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', recordSoon);
      window.removeEventListener('click', record, { capture: true });
      window.removeEventListener('pagehide', record);
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { entry, pathname };
    if (navigation === 'POP') {
      const place = hash === '' ? scrollPlaceOf(entry) : undefined;
      return place && returnTo(place);
    }
    if (before.pathname !== pathname) window.scrollTo(0, 0);
    return undefined;
  }, [entry, pathname, hash, navigation]);
}
