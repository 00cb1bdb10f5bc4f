const stillFrames = 10;

const visitorEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

type Movement = {
  step: (now: number) => boolean;
  deadline: () => number;
  onEnd?: () => void;
};

/** Calls `step` in every frame until nothing moves or the visitor acts. Returns a function that ends it. */
export function untilStill({ step, deadline, onEnd }: Movement): () => void {
  let stillCount = 0;
  let isOver = false;
  let frame = requestAnimationFrame(move);

  function move() {
    const now = performance.now();
    stillCount = step(now) ? stillCount + 1 : 0;
    if (stillCount < stillFrames && now < deadline()) frame = requestAnimationFrame(move);
    else end();
  }

  function end() {
    if (isOver) return;
    isOver = true;
    cancelAnimationFrame(frame);
    for (const event of visitorEvents) window.removeEventListener(event, end);
    onEnd?.();
  }

  for (const event of visitorEvents) window.addEventListener(event, end, { passive: true });
  return end;
}
