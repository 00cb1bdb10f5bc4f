import { decodedPath } from '@/domain/addressReadings';
import { focusTarget } from '@/shared/browser/focusTarget';
import { scrollTopOf } from '@/shared/browser/scrollTo';
import { untilStill } from '@/shared/browser/untilStill';
import type { StoredScrollPosition } from './storedScrollPositions';

/** px below the window's upper edge at which an anchor is searched; several, as one may be between two cards. */
const probes = [120, 200, 280];
const restoreTimeoutMs = 10_000;

const anchors = 'article[id]';
/** The prehydrated cards are only the first of a list. */
const anchorsOfList = `${anchors}:not(.prehydrated *)`;

export function currentScrollPosition(): StoredScrollPosition {
  // Views with this attribute start at the top whenever the visitor returns.
  if (document.querySelector('[data-from-top]')) return { y: 0 };
  const anchorAt = (y: number) => document.elementFromPoint(window.innerWidth / 2, y)?.closest(anchors);
  const anchor = probes.map(anchorAt).find(Boolean);
  return {
    y: window.scrollY,
    ...(anchor ? { anchor: { id: anchor.id, top: anchor.getBoundingClientRect().top } } : {}),
  };
}

/** px from the top of the page; `undefined` until the anchor or enough content is rendered. */
function resolvePosition({ y, anchor }: StoredScrollPosition): number | undefined {
  const furthest = document.documentElement.scrollHeight - window.innerHeight;
  const element = anchor && document.getElementById(anchor.id);
  if (anchor && element) return scrollTopOf(element, anchor.top);
  // The list is rendered without the anchor, which is no longer in the programme.
  if (anchor && document.querySelector(anchorsOfList)) return Math.min(y, furthest);
  return !anchor && furthest >= y ? y : undefined;
}

export function restoreScrollPosition(position: StoredScrollPosition, onEnd: () => void): () => void {
  const until = performance.now() + restoreTimeoutMs;
  function step(): boolean {
    const y = resolvePosition(position);
    if (y === undefined) return false;
    const isReached = Math.abs(y - window.scrollY) <= 1;
    if (!isReached) window.scrollTo(0, y);
    return isReached;
  }
  return untilStill({ step, deadline: () => until, onEnd });
}

/**
 * Jumps to the element that a fragment names and focuses it, once, however late it is rendered. Input of the visitor ends
 * it. A fragment that is no id, such as a linked cart, is left alone.
 */
export function reachAnchor(hash: string): (() => void) | undefined {
  const id = decodedPath(hash.slice(1));
  if (!id || id.includes('=')) return undefined;
  const until = performance.now() + restoreTimeoutMs;
  let hasArrived = false;
  function step(): boolean {
    const target = document.getElementById(id ?? '');
    if (!target) return false;
    const before = window.scrollY;
    // In each frame, because days are laid out when they come into view.
    target.scrollIntoView();
    if (!hasArrived && document.activeElement?.matches('body, h1')) focusTarget(target);
    hasArrived = true;
    return Math.abs(window.scrollY - before) <= 1;
  }
  return untilStill({ step, deadline: () => until });
}
