import { untilCalm } from './untilCalm';

/**
 * Calls `react` once, when `isCalm` holds for a few frames in a row, when the visitor does anything, or `patience` ms
 * from now, whichever comes first. A tab in the background has no frames and waits until it is looked at. Returns what
 * ends it without a call.
 */
export function whenCalm(isCalm: () => boolean, patience: number, react: () => void): () => void {
  const latest = performance.now() + patience;
  let isOver = false;
  const end = untilCalm({
    step: isCalm,
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
