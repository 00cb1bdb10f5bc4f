/** Presses and changes of page on twelve usual journeys of a visitor, on a phone with a throttled CPU. */
import { goals } from './goals.mjs';
import { median } from './statistics.mjs';
import { journeys } from './journeys/journeys.mjs';
import { slowness, visit } from './journeys/visit.mjs';

/** @typedef {import('./journeys/visit.mjs').Times} Times */

const percentile = 0.98;
/** @type {(keyof Times)[]} */
const kinds = ['presses', 'pages', 'newPages', 'backs'];
const kindNames = {
  presses: '',
  pages: ', pages',
  newPages: ', pages whose code is loaded after the click',
  backs: ', Back',
};

/**
 * @param {number[]} values
 * @returns {number} NaN for none
 */
function percentileOf(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(percentile * sorted.length) - 1] ?? Number.NaN;
}

/**
 * @param {string} name
 * @param {number[]} values
 * @param {import('./goals.mjs').Goal} goal
 * @returns {import('./figures.mjs').Figure}
 */
const figure = (name, values, goal) => ({
  name: `journeys: ${name}`,
  value: percentileOf(values),
  unit: 'ms',
  goal,
});

/**
 * @param {{ browser: import('@playwright/test').Browser, server: { origin: string } }} shop
 * @param {number} runs
 * @returns {Promise<import('./figures.mjs').Report>}
 */
export async function measureJourneys(shop, runs) {
  /** @type {Map<string, Times>} */
  const taken = new Map();
  for (let run = 0; run < runs; run += 1) {
    for (const { name, act, ...start } of journeys) {
      const times = await visit(shop, start, act);
      const before = taken.get(name);
      for (const kind of before ? kinds : []) times[kind].unshift(...(before?.[kind] ?? []));
      taken.set(name, times);
    }
  }
  const all = (/** @type {keyof Times} */ kind) => [...taken.values()].flatMap((times) => times[kind]);
  return {
    tables: [
      {
        title: `Journeys on a phone, CPU throttled ${slowness} ×`,
        headings: ['', 'count', 'median ms', 'worst ms'],
        rows: [...taken].flatMap(([name, times]) =>
          kinds
            .filter((kind) => times[kind].length > 0)
            .map((kind) => [
              name + kindNames[kind],
              times[kind].length,
              Math.round(median(times[kind])),
              Math.round(Math.max(...times[kind])),
            ]),
        ),
        notes: [
          'Presses: duration of the interaction to the next paint (Event Timing, steps of 8 ms, at least 16). Pages: from ' +
            'the click, Back: from `popstate`, until the heading of the page is painted.',
        ],
      },
    ],
    figures: [
      figure('a press, 98th percentile', all('presses'), goals.press),
      figure('heading of a page, 98th percentile', all('pages'), goals.page),
      figure('heading after Back, 98th percentile', all('backs'), goals.back),
    ],
  };
}
