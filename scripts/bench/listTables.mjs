import { median } from './browser.mjs';
import { steps } from './listMeasurement.mjs';

/** @typedef {import('./listMeasurement.mjs').Step} Step */
/** @typedef {import('./listMeasurement.mjs').Visit} Visit */
/**
 * The visits to a programme of `count` shows.
 * @typedef {object} Taken
 * @property {number} count
 * @property {Visit[]} app
 * @property {Visit[]} reference
 * @property {[app: number, reference: number]} nodes that all cards are made of
 */

const pair = (/** @type {string} */ name) => [`app ${name}`, `ref. ${name}`];

export const costHeadings = ['', 'shows', ...pair('ms'), 'ratio', ...pair('CPU ms'), 'CPU ratio'];
export const answerHeadings = ['', 'next paint ms', 'longest task ms', 'all painted ms'];
export const sizeHeadings = ['shows', ...pair('nodes/card'), ...pair('heap MB')];

/**
 * @param {Taken} taken
 * @param {(visit: Visit) => number} figure
 * @returns {[app: number, reference: number]}
 */
function medians({ app, reference }, figure) {
  return [median(app.map(figure)), median(reference.map(figure))];
}

/** @param {[app: number, reference: number]} values */
const withRatio = ([app, reference]) => [app.toFixed(1), reference.toFixed(1), (app / reference).toFixed(2)];

/**
 * @param {Step} step
 * @param {Taken} taken
 * @returns {(string | number)[]} a row under `costHeadings`
 */
export function costRow(step, taken) {
  const ms = medians(taken, ({ costs }) => costs[step].ms);
  const cpu = medians(taken, ({ costs }) => costs[step].cpu);
  return [steps[step], taken.count, ...withRatio(ms), ...withRatio(cpu)];
}

/**
 * @param {Taken} taken
 * @returns {(string | number)[]} a row under `sizeHeadings`
 */
export function sizeRow(taken) {
  const nodes = taken.nodes.map((all) => all / taken.count);
  const heap = medians(taken, (visit) => visit.heap / 1e6);
  return [taken.count, ...nodes.map((each) => each.toFixed(2)), ...heap.map((each) => each.toFixed(1))];
}

/**
 * @param {[name: string, answer: import('./slowProcessor.mjs').Answer]} measured
 * @returns {(string | number)[]} a row under `answerHeadings`; what is too short for a browser to report is 0
 */
export function answerRow([name, { reaction, task, painted }]) {
  return [
    name,
    reaction === 0 ? '< 16' : Math.round(reaction),
    task === 0 ? '< 50' : Math.round(task),
    Math.round(painted),
  ];
}
