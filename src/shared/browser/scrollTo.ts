import { untilIdle } from './untilIdle';

/** ms: what is not there by then, or still moves, is given up. */
const patience = 2000;

type Journey = {
  /** Asked in every frame, for a new rendering may put another element in the place of the first. */
  find: () => Element | null;
  /** ms from the first frame that shows the target to arrival; 0 jumps. */
  duration: number;
  /** px that stay free between the upper edge of the window and the target. */
  above: number;
  onArrive: (target: Element) => void;
};

/** Starts and ends gently: the share of the way, after a share of the time. */
function eased(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

/** The place in px from the top at which an element stands so far below the window's edge, within the page. */
export function placeOf(target: Element, above: number): number {
  const furthest = Math.max(document.documentElement.scrollHeight - window.innerHeight, 0);
  return Math.min(Math.max(window.scrollY + target.getBoundingClientRect().top - above, 0), furthest);
}

/**
 * Scrolls the window to an element within `duration` ms (requirements 2.4). It aims anew in each frame, because
 * pictures and cards that come into view change their height, and stays until nothing moves. Whatever the visitor
 * does ends it. Returns what cancels it; `onArrive` is called once, or never.
 */
export function scrollTo({ find, duration, above, onArrive }: Journey): () => void {
  const from = window.scrollY;
  const begun = performance.now();
  let started: number | undefined;
  let isThere = false;

  function step(now: number): boolean {
    const target = find();
    if (!target) return false;
    started ??= now;
    const share = duration > 0 ? Math.min((now - started) / duration, 1) : 1;
    const to = placeOf(target, above);
    const distance = Math.abs(to - window.scrollY);
    if (!isThere || distance > 1) window.scrollTo(0, share < 1 ? from + (to - from) * eased(share) : to);
    if (share < 1) return false;
    if (!isThere) {
      isThere = true;
      onArrive(target);
    }
    return distance <= 1;
  }

  return untilIdle({ step, deadline: () => (started ?? begun) + duration + patience });
}
