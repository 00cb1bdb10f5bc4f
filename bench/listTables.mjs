import { ratio } from './figures.mjs';
import { steps } from './listMeasurement.mjs';
import { minimum, median } from './statistics.mjs';

/** @typedef {import('./listMeasurement.mjs').Step} Step */
/** @typedef {import('./listMeasurement.mjs').Visit} Visit */
/**
 * @typedef {object} ListVisits
 * @property {number} count of shows
 * @property {Visit[]} app
 * @property {Visit[]} reference
 * @property {[app: number, reference: number]} nodes of all cards
 */

const pair = (/** @type {string} */ name) => [`app ${name}`, `ref. ${name}`];

export const costHeadings = ['', 'shows', ...pair('ms'), 'ratio', ...pair('CPU ms'), 'CPU ratio'];
export const responsivenessHeadings = ['', 'next paint ms', 'longest task ms', 'all painted ms'];
export const sizeHeadings = ['shows', ...pair('nodes/card'), ...pair('heap MB')];

/**
 * @param {ListVisits} taken
 * @param {(visit: Visit) => number} figure
 * @param {(values: number[]) => number} middle
 * @returns {[app: number, reference: number]}
 */
function middles({ app, reference }, figure, middle) {
  return [middle(app.map(figure)), middle(reference.map(figure))];
}

/** @param {[app: number, reference: number]} values */
const withRatio = ([app, reference]) => [app.toFixed(1), reference.toFixed(1), (app / reference).toFixed(2)];

/**
 * @param {Step} step
 * @param {ListVisits} taken
 * @returns {(string | number)[]} a row under `costHeadings`
 */
export function costRow(step, taken) {
  const ms = middles(taken, ({ costs }) => costs[step]?.ms ?? Number.NaN, median);
  const cpu = middles(taken, ({ costs }) => costs[step]?.cpu ?? Number.NaN, minimum);
  return [steps[step], taken.count, ...withRatio(ms), ...withRatio(cpu)];
}

/** @type {Record<number, import('./figures.mjs').Goal>} for the step `list`, by number of shows */
const goals = { 500: { number: 'G8', limit: 0.7 }, 5000: { number: 'G8', limit: 0.4 } };

/**
 * @param {Step} step
 * @param {ListVisits} taken
 */
export function listFigure(step, { count, app, reference }) {
  const cpu = (/** @type {Visit[]} */ visits) => visits.map(({ costs }) => costs[step]?.cpu ?? Number.NaN);
  const goal = step === 'list' ? goals[count] : undefined;
  return ratio(`list, ${count} shows: ${steps[step]}, CPU`, cpu(app), cpu(reference), minimum, goal);
}

/**
 * @param {ListVisits} taken
 * @returns {(string | number)[]} a row under `sizeHeadings`
 */
export function sizeRow(taken) {
  const nodes = taken.nodes.map((all) => all / taken.count);
  const heap = middles(taken, (visit) => visit.heap / 1e6, median);
  return [taken.count, ...nodes.map((each) => each.toFixed(2)), ...heap.map((each) => each.toFixed(1))];
}

/**
 * @param {[name: string, answer: import('./slowProcessor.mjs').Responsiveness]} measured
 * @returns {(string | number)[]} a row under `responsivenessHeadings`; 0 is too short for browsers to report
 */
export function responsivenessRow([name, { reaction, task, painted }]) {
  return [
    name,
    reaction === 0 ? '< 16' : Math.round(reaction),
    task === 0 ? '< 50' : Math.round(task),
    Math.round(painted),
  ];
}

/**
 * @param {string} name of the interaction
 * @param {number} reaction ms until the next paint
 * @returns {import('./figures.mjs').Figure}
 */
export function nextPaintFigure(name, reaction) {
  return { name: `${name}, next paint`, value: reaction, unit: 'ms', goal: { number: 'R18', limit: 200 } };
}
