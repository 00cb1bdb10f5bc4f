/** So many frames without a move, and nothing moves any more. */
const idleFrames = 10;

const takingOver = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

type Movement = {
  /** Called once a frame; says whether there was nothing to move. */
  step: (now: number) => boolean;
  /** ms as `performance.now()` counts them, asked in every frame: what moves or is missing until then is given up. */
  deadline: () => number;
  onEnd?: () => void;
};

/**
 * Moves something in every frame until nothing moves any more. Whatever the visitor does with wheel, finger, pointer or
 * keys ends it. Returns what ends it, too; `onEnd` is called once.
 */
export function untilIdle({ step, deadline, onEnd }: Movement): () => void {
  let calm = 0;
  let isOver = false;
  let frame = requestAnimationFrame(move);

  function move() {
    const now = performance.now();
    calm = step(now) ? calm + 1 : 0;
    if (calm < idleFrames && now < deadline()) frame = requestAnimationFrame(move);
    else end();
  }

  function end() {
    if (isOver) return;
    isOver = true;
    cancelAnimationFrame(frame);
    for (const event of takingOver) window.removeEventListener(event, end);
    onEnd?.();
  }

  for (const event of takingOver) window.addEventListener(event, end, { passive: true });
  return end;
}
