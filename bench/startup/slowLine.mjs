/** Throttling of Lighthouse for phones: latency in ms per request, bits per second in both directions, CPU slowdown. */
export const phone = { latency: 562, bitsPerSecond: 1.47e6, processor: 4 };

/**
 * A line that all responses share. Each call resolves when the last byte of its response would arrive.
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
