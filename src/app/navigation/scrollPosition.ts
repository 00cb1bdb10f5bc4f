import { scrollTopOf } from '@/shared/browser/scrollTo';
import { untilIdle } from '@/shared/browser/untilIdle';
import type { StoredScrollPosition } from './storedScrollPositions';

/** What is at the top of the screen is looked for this far below its edge, further down where that is between two cards. */
const lookedAt = [120, 200, 280];
/** A page whose content takes longer stays where it is. */
const patience = 10_000;

const anchors = 'article[id]';

/** Where the visitor is on the page. */
export function currentPlace(): StoredScrollPosition {
  // A view that takes the place of another one, and begins at its top whenever the visitor returns.
  if (document.querySelector('[data-from-top]')) return { y: 0 };
  const anchorAt = (y: number) => document.elementFromPoint(window.innerWidth / 2, y)?.closest(anchors);
  const anchor = lookedAt.map(anchorAt).find(Boolean);
  return {
    y: window.scrollY,
    ...(anchor ? { anchor: { id: anchor.id, top: anchor.getBoundingClientRect().top } } : {}),
  };
}

/** Where the place is now, in px from the top; `undefined` while what it is measured by is not there yet. */
function findPlace({ y, anchor }: StoredScrollPosition): number | undefined {
  const furthest = document.documentElement.scrollHeight - window.innerHeight;
  const element = anchor && document.getElementById(anchor.id);
  if (anchor && element) return scrollTopOf(element, anchor.top);
  // The list is there without the one that was left: it is gone from the programme.
  if (anchor && document.querySelector(anchors)) return Math.min(y, furthest);
  return !anchor && furthest >= y ? y : undefined;
}

/** Scrolls to a place as soon as it is there, until nothing moves or the visitor takes over. Returns what ends it. */
export function returnTo(place: StoredScrollPosition, onEnd: () => void): () => void {
  const until = performance.now() + patience;
  function step(): boolean {
    const y = findPlace(place);
    if (y === undefined) return false;
    const isThere = Math.abs(y - window.scrollY) <= 1;
    if (!isThere) window.scrollTo(0, y);
    return isThere;
  }
  return untilIdle({ step, deadline: () => until, onEnd });
}
