import { settle } from './listPage.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** ms after which what was waited for does not come any more, however slow the machine is. */
export const limit = 60_000;

/**
 * A promise that fails with a complaint where it takes too long: what runs inside a page has no limit by itself.
 * @template T
 * @param {Promise<T>} promise
 * @param {string} complaint what did not come
 * @param {number} [ms]
 * @returns {Promise<T>}
 */
export async function inTime(promise, complaint, ms = limit) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Promise<never>} */
  const tooLate = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${complaint} within ${ms} ms.`)), ms);
  });
  return Promise.race([promise, tooLate]).finally(() => clearTimeout(timer));
}

/**
 * Waits until a page has nothing left to fetch or to do.
 * @param {Page} page
 */
export const settled = (page) => inTime(page.evaluate(settle), `${page.url()} did not become idle`);
