/** @typedef {import('./figures.mjs').Figure} Figure */
/**
 * Accepted state of a figure: a ratio may exceed `value` by the share `margin`, and a goal that was reached must stay
 * reached.
 * @typedef {{ value: number, margin: number, reached?: boolean }} Accepted
 */
/** @typedef {Record<string, Accepted>} Baseline by names of figures */
/** @typedef {'worse' | 'goal missed' | 'new' | 'ok'} Verdict */

/** Share of the accepted value. Ratios of two runs on an idle machine differ by some percent. */
const minimumMargin = 0.15;
/** Figures with a large spread have a margin of this many spreads. */
const spreadsPerMargin = 2;
const maximumMargin = 0.6;

/** @param {Figure} figure */
export const isReached = ({ value, goal }) => goal !== undefined && value <= goal.limit;

/** @param {number} [spread] */
export function marginFor(spread = 0) {
  const margin = Math.min(Math.max(minimumMargin, spreadsPerMargin * spread), maximumMargin);
  return Math.round(margin * 100) / 100;
}

/**
 * Values with a unit depend on the machine or have a budget: only their goals are checked.
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
 * @returns {string[]} one line per figure that is worse than accepted
 */
export function findRegressions(figures, baseline) {
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
 * @param {Baseline} before entries of parts that did not run are kept
 * @returns {Baseline}
 */
export function acceptedBaseline(figures, before) {
  const taken = figures.map(({ name, ...figure }) => {
    const value = Number(figure.value.toPrecision(4));
    const accepted = { value, margin: marginFor(figure.spread) };
    return [name, figure.goal ? { ...accepted, reached: isReached({ name, ...figure }) } : accepted];
  });
  return { ...before, ...Object.fromEntries(taken) };
}
