import { untilStill } from './untilStill';

/** After this time a target that is missing or still moves is given up. */
const scrollTimeoutMs = 2000;

type ScrollOptions = {
  /** Called in every frame: a new rendering may replace the element. */
  find: () => Element | null;
  /** ms from the first frame that has the target; 0 jumps. */
  duration: number;
  above: number;
  onArrive: (target: Element) => void;
};

function eased(share: number): number {
  return share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2;
}

/** The scroll position in px that puts an element `above` px below the top of the window, within the page. */
export function scrollTopOf(target: Element, above: number): number {
  const lowest = Math.max(document.documentElement.scrollHeight - window.innerHeight, 0);
  return Math.min(Math.max(window.scrollY + target.getBoundingClientRect().top - above, 0), lowest);
}

/**
 * Scrolls to an element (requirements 2.4); aims again in each frame, because loading content changes the layout.
 * Input of the visitor ends it. Returns a function that cancels it.
 */
export function scrollTo({ find, duration, above, onArrive }: ScrollOptions): () => void {
  const from = window.scrollY;
  const calledAt = performance.now();
  let startedAt: number | undefined;
  let hasArrived = false;

  function step(now: number): boolean {
    const target = find();
    if (!target) return false;
    startedAt ??= now;
    const share = duration > 0 ? Math.min((now - startedAt) / duration, 1) : 1;
    const to = scrollTopOf(target, above);
    const distance = Math.abs(to - window.scrollY);
    if (!hasArrived || distance > 1) window.scrollTo(0, share < 1 ? from + (to - from) * eased(share) : to);
    if (share < 1) return false;
    if (!hasArrived) {
      hasArrived = true;
      onArrive(target);
    }
    return distance <= 1;
  }

  return untilStill({ step, deadline: () => (startedAt ?? calledAt) + duration + scrollTimeoutMs });
}
