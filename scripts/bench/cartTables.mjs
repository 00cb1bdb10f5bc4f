import { median } from './browser.mjs';
import { cartSteps } from './cartMeasurement.mjs';

/** @typedef {import('./cartMeasurement.mjs').CartStep} CartStep */
/** @typedef {import('./cartMeasurement.mjs').CartVisit} CartVisit */
/** @typedef {import('./measuredPage.mjs').Cost} Cost */
/** @typedef {{ count: number, app: CartVisit[], reference: CartVisit[] }} TakenCart the changes of a cart of `count` lines */

export const cartCostHeadings = [
  '',
  'lines',
  ...['app ms', 'ref. ms', 'ratio'],
  ...['app CPU ms', 'ref. CPU ms', 'CPU ratio'],
  ...['app CPU µs/line', 'ref. CPU µs/line'],
];

/**
 * @param {CartVisit[]} visits
 * @param {CartStep} step
 * @param {keyof Cost} figure
 */
const medianOf = (visits, step, figure) => median(visits.map((visit) => visit[step][figure]));

/**
 * @param {CartStep} step
 * @param {TakenCart} taken
 * @returns {(string | number)[]} a row under `cartCostHeadings`
 */
export function cartCostRow(step, { count, app, reference }) {
  const perLine = (/** @type {number} */ cpu) => ((cpu * 1000) / count).toFixed(0);
  const [ms, referenceMs] = [medianOf(app, step, 'ms'), medianOf(reference, step, 'ms')];
  const [cpu, referenceCpu] = [medianOf(app, step, 'cpu'), medianOf(reference, step, 'cpu')];
  return [
    cartSteps[step],
    count,
    ...[ms.toFixed(1), referenceMs.toFixed(1), (ms / referenceMs).toFixed(2)],
    ...[cpu.toFixed(2), referenceCpu.toFixed(2), (cpu / referenceCpu).toFixed(2)],
    ...[perLine(cpu), perLine(referenceCpu)],
  ];
}

/**
 * How the app's CPU time of a change grew over the last two carts, beside how much longer the cart got.
 * @param {CartStep} step
 * @param {TakenCart[]} taken from the shortest to the longest
 */
export function growthLine(step, taken) {
  const [from, to] = taken.slice(-2);
  if (!from || !to) return '';
  const grown = medianOf(to.app, step, 'cpu') / medianOf(from.app, step, 'cpu');
  const longer = to.count / from.count;
  const verdict = grown > longer ? 'faster than' : 'no faster than';
  return `${cartSteps[step]}: from ${from.count} to ${to.count} lines ${grown.toFixed(1)} times the CPU time, ${verdict} the ${longer.toFixed(1)} times as many lines.`;
}
