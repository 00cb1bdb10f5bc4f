import { median, spreadOf } from './statistics.mjs';

/** @typedef {import('../scripts/table.mjs').Table} Table */
/** @typedef {{ number: string, limit: number }} Goal reached if the value is at most the limit */
/**
 * A tracked value. Less is better.
 * @typedef {object} Figure
 * @property {string} name key in the baseline
 * @property {number} value a ratio to the reference, or in `unit`
 * @property {'ms' | 'MB' | 'KiB' | 'number'} [unit]
 * @property {number} [spread] range of the middle half of the runs, as a share of the value; none for counts
 * @property {Goal} [goal]
 */
/** @typedef {{ tables: Table[], figures: Figure[] }} Report of a part of the benchmark */

/**
 * A ratio to reference runs that alternated with the own runs.
 * @param {string} name
 * @param {number[]} own
 * @param {number[]} reference runs in the same order
 * @param {(values: number[]) => number} middle median for elapsed times, minimum for CPU times
 * @param {Goal} [goal]
 * @returns {Figure}
 */
export function ratio(name, own, reference, middle, goal) {
  const spread = spreadOf(own.map((each, run) => each / (reference[run] ?? Number.NaN)));
  return { name, value: middle(own) / middle(reference), spread, ...(goal && { goal }) };
}

/**
 * A value without a reference.
 * @param {string} name
 * @param {number[]} runs the value is their median
 * @param {NonNullable<Figure['unit']>} unit
 * @param {Goal} [goal]
 * @returns {Figure}
 */
export function absolute(name, runs, unit, goal) {
  return { name, value: median(runs), unit, spread: spreadOf(runs), ...(goal && { goal }) };
}
