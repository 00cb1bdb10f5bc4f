import { isReached, verdictOn } from './verdicts.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */
/** @typedef {import('./figures.mjs').Table} Table */

/** @type {Record<NonNullable<Figure['unit']>, (value: number) => string>} */
const formats = {
  ms: (value) => `${Math.round(value)} ms`,
  MB: (value) => `${value.toFixed(1)} MB`,
  KiB: (value) => `${value.toFixed(1)} KiB`,
  number: (value) => String(Number(value.toFixed(4))),
};

/** @param {Figure} figure */
const valueOf = ({ value, unit }) => (unit ? formats[unit](value) : `${value.toFixed(2)} ×`);

/**
 * Tracked values with baseline, verdict and goal.
 * @param {Figure[]} figures
 * @param {import('./verdicts.mjs').Baseline} baseline
 * @returns {Table}
 */
export function figureTable(figures, baseline) {
  return {
    title: 'Tracked values',
    headings: ['', 'value', 'spread', 'accepted', 'margin', 'verdict', 'goal', 'result'],
    rows: figures.map((figure) => {
      const { name, spread, unit, goal } = figure;
      const accepted = baseline[name];
      const limit = goal && valueOf({ ...figure, value: goal.limit });
      const hasMargin = accepted && unit === undefined;
      return [
        name,
        valueOf(figure),
        spread === undefined ? '' : `${Math.round(spread * 100)} %`,
        accepted ? valueOf({ ...figure, value: accepted.value }) : '',
        hasMargin ? `${Math.round(accepted.margin * 100)} %` : '',
        verdictOn(figure, accepted),
        goal ? `${goal.number}: ${limit}` : '',
        goal ? (isReached(figure) ? 'reached' : 'missed') : '',
      ];
    }),
  };
}
