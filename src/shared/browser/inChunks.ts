/** ms of work without a pause: half a frame. */
const slice = 8;

/**
 * Does something for each of many, later and a few ms at a time, so that a press or a key in between is answered. Returns
 * what ends it.
 */
export function inChunks<T>(items: readonly T[], work: (item: T) => void): () => void {
  const rest = items.values();
  let timer = setTimeout(go);
  function go() {
    const end = performance.now() + slice;
    while (performance.now() < end) {
      const next = rest.next();
      if (next.done) return;
      work(next.value);
    }
    timer = setTimeout(go);
  }
  return () => clearTimeout(timer);
}
