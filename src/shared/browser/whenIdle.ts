import { untilIdle } from './untilIdle';

/**
 * Calls `react` once, when `isIdle` holds for a few frames in a row, when the visitor does anything, or `patience` ms
 * from now, whichever comes first. A tab in the background has no frames and waits until it is looked at. Returns what
 * ends it without a call.
 */
export function whenIdle(isIdle: () => boolean, patience: number, react: () => void): () => void {
  const latest = performance.now() + patience;
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
