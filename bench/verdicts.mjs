/** @typedef {import('./figures.mjs').Figure} Figure */
/**
 * What was accepted of a figure: no ratio may get worse by more than its margin, no goal that was reached may be missed.
 * @typedef {{ value: number, margin: number, reached?: boolean }} Accepted
 */
/** @typedef {Record<string, Accepted>} Baseline by the figures' names */
/** @typedef {'worse' | 'goal missed' | 'new' | 'ok'} Verdict */

/** As a share of the accepted value. Between two runs on a quiet machine ratios differ by some percent. */
const leastMargin = 0.15;
/** Of figures whose runs lie far apart, a margin as wide as this many times their spread. */
const spreads = 2;
const widestMargin = 0.6;

/** @param {Figure} figure */
export const isReached = ({ value, goal }) => goal !== undefined && value <= goal.limit;

/** @param {number} [spread] */
export function marginFor(spread = 0) {
  const margin = Math.min(Math.max(leastMargin, spreads * spread), widestMargin);
  return Math.round(margin * 100) / 100;
}

/**
 * Times and sizes depend on the machine or have budgets of their own: of these, only the goals are watched.
 * @param {Figure} figure
 * @param {Accepted | undefined} accepted
 * @returns {Verdict}
 */
export function verdictOn(figure, accepted) {
  if (!accepted) return 'new';
  const isWorse = figure.unit === undefined && !(figure.value <= accepted.value * (1 + accepted.margin));
  if (isWorse) return 'worse';
  return accepted.reached && !isReached(figure) ? 'goal missed' : 'ok';
}

/**
 * @param {Figure[]} figures
 * @param {Baseline} baseline
 * @returns {string[]} a line for each figure that is worse than what was accepted
 */
export function complaints(figures, baseline) {
  return figures.flatMap((figure) => {
    const accepted = baseline[figure.name];
    const verdict = verdictOn(figure, accepted);
    if (verdict === 'worse') {
      const { value = Number.NaN, margin = Number.NaN } = accepted ?? {};
      const percent = Math.round(margin * 100);
      return [
        `Regression: ${figure.name}: ${figure.value.toFixed(2)} (accepted: ${value.toFixed(2)}, margin: ${percent} %).`,
      ];
    }
    if (verdict !== 'goal missed') return [];
    const { number, limit } = figure.goal ?? {};
    return [`Goal no longer reached: ${figure.name}: ${figure.value.toFixed(3)} (${number}: ${limit}).`];
  });
}

/**
 * @param {Figure[]} figures
 * @param {Baseline} before figures of parts that did not run are kept
 * @returns {Baseline}
 */
export function accepting(figures, before) {
  const taken = figures.map(({ name, ...figure }) => {
    const value = Number(figure.value.toPrecision(4));
    const accepted = { value, margin: marginFor(figure.spread) };
    return [name, figure.goal ? { ...accepted, reached: isReached({ name, ...figure }) } : accepted];
  });
  return { ...before, ...Object.fromEntries(taken) };
}
