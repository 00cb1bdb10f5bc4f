import { untilIdle } from './untilIdle';

/**
 * Calls `react` once: when `isIdle` holds for a few frames in a row, at any input of the visitor, or after
 * `timeoutMs`. A tab in the background has no frames and waits until it is visible. Returns a function that cancels
 * it.
 */
export function whenIdle(isIdle: () => boolean, timeoutMs: number, react: () => void): () => void {
  const latest = performance.now() + timeoutMs;
  let isOver = false;
  const end = untilIdle({
    step: isIdle,
    deadline: () => latest,
    onEnd: () => {
      if (!isOver) react();
    },
  });
  return () => {
    isOver = true;
    end();
  };
}
