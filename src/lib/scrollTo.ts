/** So many frames without a move, and nothing around the target moves any more. */
const calmFrames = 10;
/** ms: what is not there by then, or still moves, is given up. */
const patience = 2000;

const takingOver = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

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

/**
 * Scrolls the window to an element within `duration` ms (specification 2.4). It aims anew in each frame, because
 * pictures and cards that come into view change their height, and stays until nothing moves. Whatever the visitor
 * does ends it. Returns what cancels it; `onArrive` is called once, or never.
 */
export function scrollTo({ find, duration, above, onArrive }: Journey): () => void {
  const from = window.scrollY;
  const begun = performance.now();
  let started: number | undefined;
  let isThere = false;
  let calm = 0;
  let frame = requestAnimationFrame(step);

  function goal(target: Element): number {
    const furthest = Math.max(document.documentElement.scrollHeight - window.innerHeight, 0);
    const place = window.scrollY + target.getBoundingClientRect().top - above;
    return Math.min(Math.max(place, 0), furthest);
  }

  function step() {
    const now = performance.now();
    const target = find();
    if (target) move(target, now);
    const deadline = (started ?? begun) + duration + patience;
    if (calm < calmFrames && now < deadline) frame = requestAnimationFrame(step);
    else end();
  }

  function move(target: Element, now: number) {
    started ??= now;
    const share = duration > 0 ? Math.min((now - started) / duration, 1) : 1;
    const to = goal(target);
    const distance = Math.abs(to - window.scrollY);
    if (!isThere || distance > 1) window.scrollTo(0, share < 1 ? from + (to - from) * eased(share) : to);
    if (share < 1) return;
    calm = distance <= 1 ? calm + 1 : 0;
    if (isThere) return;
    isThere = true;
    onArrive(target);
  }

  function end() {
    cancelAnimationFrame(frame);
    for (const event of takingOver) window.removeEventListener(event, end);
  }

  for (const event of takingOver) window.addEventListener(event, end, { passive: true });
  return end;
}
