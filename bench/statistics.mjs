/**
 * @param {number[]} values
 * @returns {number} NaN for none
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const [lower = Number.NaN, upper = lower] = sorted.slice((sorted.length - 1) >> 1);
  return sorted.length % 2 === 1 ? lower : (lower + upper) / 2;
}

/**
 * For CPU times: whatever disturbs a run only adds to them.
 * @param {number[]} values
 */
export const least = (values) => Math.min(...values);

/**
 * How far the middle half of some values lies apart, as a share of their median: one disturbed run does not count.
 * @param {number[]} values
 * @returns {number} 0 for fewer than two
 */
export function spreadOf(values) {
  if (values.length < 2) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  const quarter = Math.floor(sorted.length / 4);
  const [low = 0, high = 0] = [sorted[quarter], sorted[sorted.length - 1 - quarter]];
  return high === low ? 0 : (high - low) / median(sorted);
}
