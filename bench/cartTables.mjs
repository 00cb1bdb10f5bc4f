import { cartSteps } from './cartMeasurement.mjs';
import { ratio } from './figures.mjs';
import { minimum, median } from './statistics.mjs';

/** @typedef {import('./cartMeasurement.mjs').CartStep} CartStep */
/** @typedef {import('./cartMeasurement.mjs').CartVisit} CartVisit */
/** @typedef {import('./measuredPage.mjs').Cost} Cost */
/** @typedef {{ count: number, app: CartVisit[], reference: CartVisit[] }} CartVisits for a cart of `count` lines */

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
const figuresOf = (visits, step, figure) => visits.map((visit) => visit[step][figure]);

/**
 * @param {CartStep} step
 * @param {CartVisits} taken
 * @returns {(string | number)[]} a row under `cartCostHeadings`
 */
export function cartCostRow(step, { count, app, reference }) {
  const perLine = (/** @type {number} */ cpu) => ((cpu * 1000) / count).toFixed(0);
  const [ms = 0, referenceMs = 0] = [app, reference].map((visits) => median(figuresOf(visits, step, 'ms')));
  const [cpu = 0, referenceCpu = 0] = [app, reference].map((visits) =>
    minimum(figuresOf(visits, step, 'cpu')),
  );
  return [
    cartSteps[step],
    count,
    ...[ms.toFixed(1), referenceMs.toFixed(1), (ms / referenceMs).toFixed(2)],
    ...[cpu.toFixed(2), referenceCpu.toFixed(2), (cpu / referenceCpu).toFixed(2)],
    ...[perLine(cpu), perLine(referenceCpu)],
  ];
}

/**
 * Compares the growth of the app's CPU time between the two longest carts with the growth of the cart.
 * @param {CartStep} step
 * @param {CartVisits[]} taken from the shortest to the longest
 */
export function growthLine(step, taken) {
  const [from, to] = taken.slice(-2);
  if (!from || !to) return '';
  const growth = minimum(figuresOf(to.app, step, 'cpu')) / minimum(figuresOf(from.app, step, 'cpu'));
  const longer = to.count / from.count;
  const verdict = growth > longer ? 'more than' : 'not more than';
  return `${cartSteps[step]}: from ${from.count} to ${to.count} lines the CPU time grows ${growth.toFixed(1)} ×, ${verdict} the number of lines (${longer.toFixed(1)} ×).`;
}

/**
 * @param {CartStep} step
 * @param {CartVisits} taken
 */
export function cartFigure(step, { count, app, reference }) {
  const goal = count === 500 ? { number: 'G9', limit: 1.4 } : undefined;
  const name = `cart, ${count} lines: ${cartSteps[step]}, CPU`;
  return ratio(name, figuresOf(app, step, 'cpu'), figuresOf(reference, step, 'cpu'), minimum, goal);
}

/**
 * Script CPU time of the app in the longest cart, relative to the shortest.
 * @param {CartVisits[]} taken from the shortest to the longest
 */
export function scriptFigure(taken) {
  const [shortest, longest] = [taken[0], taken.at(-1)].map((each) =>
    figuresOf(each?.app ?? [], 'raise', 'script'),
  );
  const name = `cart, ${taken.at(-1)?.count} lines against ${taken[0]?.count}: ${cartSteps.raise}, script CPU`;
  return ratio(name, longest ?? [], shortest ?? [], minimum, { number: 'G9', limit: 1.5 });
}
