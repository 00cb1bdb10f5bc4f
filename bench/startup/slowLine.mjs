/** A phone's line, as Lighthouse applies it: ms for each request, and bits a second both ways. */
export const phone = { latency: 562, bitsPerSecond: 1.47e6, processor: 4 };

/**
 * A line that all answers share. It tells each of them when its last byte would be there.
 * @param {{ latency: number, bitsPerSecond: number }} line
 * @returns {(bytes: number) => Promise<unknown>}
 */
export function slowLine({ latency, bitsPerSecond }) {
  let freeAt = 0;
  return (bytes) => {
    const now = performance.now();
    freeAt = Math.max(freeAt, now + latency) + (bytes * 8 * 1000) / bitsPerSecond;
    return new Promise((resolve) => setTimeout(resolve, freeAt - now));
  };
}
