/** @type {(values: number[]) => number} NaN for none */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const [lower = Number.NaN, upper = lower] = sorted.slice((sorted.length - 1) >> 1);
  return sorted.length % 2 === 1 ? lower : (lower + upper) / 2;
}

/** For CPU times, because disturbances only increase them. */
export const minimum = (/** @type {number[]} */ values) => Math.min(...values);

/**
 * Range of the middle half of the values as a share of their median, which ignores single outliers.
 * @type {(values: number[]) => number}
 */
export function spreadOf(values) {
  if (values.length < 2) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  const quarter = Math.floor(sorted.length / 4);
  const [low = 0, high = 0] = [sorted[quarter], sorted[sorted.length - 1 - quarter]];
  return high === low ? 0 : (high - low) / median(sorted);
}
