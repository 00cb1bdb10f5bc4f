import { waitUntilIdle } from './listPage.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/** Long enough for any machine. */
export const timeoutMs = 60_000;

/**
 * Rejects with `<complaint> within <ms> ms.` if the promise takes longer. `page.evaluate` has no timeout of its own.
 * @template T
 * @param {Promise<T>} promise
 * @param {string} complaint what did not happen
 * @param {number} [ms] timeout
 * @returns {Promise<T>}
 */
export async function withTimeout(promise, complaint, ms = timeoutMs) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Promise<never>} */
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${complaint} within ${ms} ms.`)), ms);
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}

/**
 * Waits until a page loads nothing and is idle.
 * @param {Page} page
 */
export const whenIdle = (page) =>
  withTimeout(page.evaluate(waitUntilIdle), `${page.url()} did not become idle`);
