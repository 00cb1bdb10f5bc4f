import { measureCart } from './cart/cart.mjs';
import { measureHeap } from './heap.mjs';
import { measureJourneys } from './journeys.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { measureList } from './list/list.mjs';
import { measureStart } from './start/start.mjs';

/** @typedef {import('./figures.mjs').Report} Report */
/**
 * @typedef {object} Bench
 * @property {import('@playwright/test').Browser} browser
 * @property {import('./server.mjs').Server} server of the measured build
 * @property {string} folder of the measured build
 * @property {boolean} hasReferences whether the reference pages are measured too
 */
/** @typedef {(bench: Bench, runs: number) => Promise<Report>} Part */

/** @type {Record<string, Part>} */
export const parts = {
  start: measureStart,
  list: measureList,
  cart: measureCart,
  journeys: measureJourneys,
  heap: measureHeap,
  lighthouse: measureLighthouse,
};

/** Parts whose values hardly differ between runs: one run is enough to compare two builds. */
export const steadyParts = ['heap', 'lighthouse'];
