/** ms of work without a pause: half a frame. */
const chunkMs = 8;

/** Calls `work` for each item, a few ms at a time, so that input is handled. Returns a function that ends it. */
export function inChunks<T>(items: readonly T[], work: (item: T) => void): () => void {
  const remaining = items.values();
  let timer = setTimeout(runChunk);
  function runChunk() {
    const end = performance.now() + chunkMs;
    while (performance.now() < end) {
      const next = remaining.next();
      if (next.done) return;
      work(next.value);
    }
    timer = setTimeout(runChunk);
  }
  return () => clearTimeout(timer);
}
