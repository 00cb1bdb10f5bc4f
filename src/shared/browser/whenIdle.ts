import { untilIdle } from './untilIdle';

/** Once `isIdle` holds for a few frames, at any input, or after `timeoutMs`. Returns a function that cancels it. */
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
