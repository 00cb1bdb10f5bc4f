import { goals } from './goals.mjs';
import { median, spreadOf } from './statistics.mjs';

/** @typedef {import('../../scripts/table.mjs').Table} Table */
/** @typedef {import('./goals.mjs').Goal} Goal */
/**
 * A measured value. Less is better.
 * @typedef {object} Figure
 * @property {string} name
 * @property {number} value a ratio to the reference, or in `unit`
 * @property {'ms' | 'MB' | 'KiB' | 'number'} [unit]
 * @property {number} [spread] range of the middle half of the runs, as a share of the value
 * @property {number[]} [own] values of the shop by run, for the comparison of two builds
 * @property {(values: number[]) => number} [middle] median for elapsed times, minimum for CPU times
 * @property {Goal} [goal]
 */
/** @typedef {{ tables: Table[], figures: Figure[] }} Report of a part of the benchmark */

/**
 * A ratio to reference runs that alternated with the own runs.
 * @type {(name: string, own: number[], reference: number[], middle: (values: number[]) => number, goal?: Goal) => Figure}
 */
export function ratio(name, own, reference, middle, goal) {
  const spread = spreadOf(own.map((each, run) => each / (reference[run] ?? Number.NaN)));
  return { name, value: middle(own) / middle(reference), spread, own, middle, ...(goal && { goal }) };
}

/**
 * A value without a reference: the median of the runs.
 * @type {(name: string, own: number[], unit: NonNullable<Figure['unit']>, goal?: Goal) => Figure}
 */
export function absolute(name, own, unit, goal) {
  return { name, value: median(own), unit, spread: spreadOf(own), own, ...(goal && { goal }) };
}

/** @type {Record<NonNullable<Figure['unit']>, (value: number) => string>} */
const formats = {
  ms: (value) => `${Math.round(value)} ms`,
  MB: (value) => `${value.toFixed(1)} MB`,
  KiB: (value) => `${value.toFixed(1)} KiB`,
  number: (value) => String(Number(value.toFixed(4))),
};

/** @type {(value: number, unit?: Figure['unit']) => string} */
const shown = (value, unit) => (unit ? formats[unit](value) : `${value.toFixed(2)} ×`);
const percent = (share = Number.NaN) => (Number.isFinite(share) ? `${Math.round(share * 100)} %` : '');

/** @type {(figures: Figure[]) => Table} */
export const figureTable = (figures) => ({
  title: 'Values',
  headings: ['', 'value', 'spread'],
  rows: figures.map(({ name, value, unit, spread }) => [name, shown(value, unit), percent(spread)]),
});

/** @type {(value: number, goal: Goal, unit: Figure['unit']) => string} */
function verdictOf(value, { must, aim }, unit) {
  if (value <= aim) return 'aim reached';
  // A value that is not a number is missed.
  return value <= must ? `must reached, aim + ${shown(value - aim, unit)}` : 'missed';
}

/**
 * A row for each goal, with its worst figure.
 * @type {(figures: Figure[]) => Table}
 */
export function goalTable(figures) {
  /** @type {Map<Goal, Figure>} */
  const worst = new Map();
  for (const figure of figures) {
    const { goal, value } = figure;
    const before = goal && worst.get(goal);
    if (goal && (!before || Number.isNaN(value) || value > before.value)) worst.set(goal, figure);
  }
  return {
    title: 'Goals',
    headings: ['', 'what', 'must', 'aim', 'measured', 'verdict', 'worst'],
    rows: Object.values(goals).flatMap((goal) => {
      const figure = worst.get(goal);
      if (!figure) return [];
      const { value, unit, name } = figure;
      const { number, what, must, aim } = goal;
      return [
        [
          number,
          what,
          shown(must, unit),
          shown(aim, unit),
          shown(value, unit),
          verdictOf(value, goal, unit),
          name,
        ],
      ];
    }),
  };
}

/**
 * Two builds that were measured in turns.
 * @type {(own: Figure[][], other: Figure[][]) => Table}
 */
export function comparisonTable(own, other) {
  /** @type {(runs: Figure[][], name: string) => number[]} */
  const valuesOf = (runs, name) =>
    runs.flat().flatMap((figure) => (figure.name === name ? (figure.own ?? [figure.value]) : []));
  const number = (/** @type {number} */ value) => String(Number(value.toPrecision(4)));
  return {
    title: 'This build and the other one',
    headings: ['', 'this', 'other', 'this / other', 'spread'],
    rows: (own[0] ?? []).map(({ name, middle = median }) => {
      const [these, those] = [valuesOf(own, name), valuesOf(other, name)];
      const { value, spread } = ratio(name, these, those, middle);
      const [left, right] = [middle(these), middle(those)];
      // Both may be 0.
      return [name, number(left), number(right), shown(left === right ? 1 : value), percent(spread)];
    }),
  };
}
