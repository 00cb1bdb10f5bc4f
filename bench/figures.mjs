import { median, spreadOf } from './statistics.mjs';

/** @typedef {import('../scripts/table.mjs').Table} Table */
/** @typedef {{ number: string, limit: number }} Goal reached where a figure is no more than its limit */
/**
 * One number that must not get worse; less is better.
 * @typedef {object} Figure
 * @property {string} name
 * @property {number} value a ratio to what was measured beside it, unless a `unit` stands with it
 * @property {'ms' | 'MB' | 'KiB' | 'number'} [unit]
 * @property {number} [spread] how far its runs lie apart, as a share of it; none for what is counted
 * @property {Goal} [goal]
 */
/** @typedef {{ tables: Table[], figures: Figure[] }} Report what a part of the benchmark found out */

/**
 * A ratio to what was measured in turns with it.
 * @param {string} name
 * @param {number[]} own
 * @param {number[]} reference in the same order
 * @param {(values: number[]) => number} middle the median of elapsed times, the least of CPU times
 * @param {Goal} [goal]
 * @returns {Figure}
 */
export function ratio(name, own, reference, middle, goal) {
  const spread = spreadOf(own.map((each, run) => each / (reference[run] ?? Number.NaN)));
  return { name, value: middle(own) / middle(reference), spread, ...(goal && { goal }) };
}

/**
 * A figure that is judged by itself.
 * @param {string} name
 * @param {number[]} runs of which the median counts
 * @param {NonNullable<Figure['unit']>} unit
 * @param {Goal} [goal]
 * @returns {Figure}
 */
export function absolute(name, runs, unit, goal) {
  return { name, value: median(runs), unit, spread: spreadOf(runs), ...(goal && { goal }) };
}
