import { measureCarts } from './cart.mjs';
import { measureJourneys } from './journeys.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { measureLists } from './list.mjs';
import { startListServer } from './listServer.mjs';
import { measureRepeatVisit } from './startup/repeatVisit.mjs';
import { startShopServer } from './startup/shopServer.mjs';
import { measureStart } from './startup/startup.mjs';
import { measureHeap } from './navigations/heap.mjs';
import { measureNavigation } from './navigations/navigation.mjs';
import { measureSearch } from './navigations/search.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('./figures.mjs').Report} Report */
/** @typedef {import('./measuredPage.mjs').Pages} Pages */
/** @typedef {{ browser: Browser, server: import('./startup/shopServer.mjs').ShopServer }} Shop */
/** @typedef {(bench: { browser: Browser, folder: string }, runs: number) => Promise<Report>} Part measures the build in `folder` */

/**
 * With a server that delays the programme and responds to no other request of the backend.
 * @param {(pages: Pages, runs: number) => Promise<Report>} measure
 * @returns {Part}
 */
function onDelayedProgramme(measure) {
  return async ({ browser, folder }, runs) => {
    const server = await startListServer(folder);
    return measure({ browser, server }, runs).finally(() => server.close());
  };
}

/**
 * With the served shop and the sandbox.
 * @param {(shop: Shop & { folder: string }, runs: number) => Promise<Report>} measure
 * @returns {Part}
 */
function onShop(measure) {
  return async ({ browser, folder }, runs) => {
    const server = await startShopServer(folder);
    return measure({ browser, server, folder }, runs).finally(() => server.close());
  };
}

/** @type {Record<string, Part>} */
const parts = {
  startup: onShop(measureStart),
  repeat: onShop(measureRepeatVisit),
  list: onDelayedProgramme(measureLists),
  cart: onDelayedProgramme(measureCarts),
  search: onShop(measureSearch),
  navigation: onShop(measureNavigation),
  journeys: onShop(measureJourneys),
  heap: onShop(measureHeap),
  lighthouse: onShop(measureLighthouse),
};

export const partNames = Object.keys(parts);

/**
 * @param {string[]} names
 * @returns {[name: string, part: Part][]}
 */
export const partsNamed = (names) => Object.entries(parts).filter(([name]) => names.includes(name));
