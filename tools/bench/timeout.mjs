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

/** Runs in a page. Loads all fonts too, so that no late font causes a second layout. */
async function waitUntilIdle() {
  // By default the timeline records only the first 250 resources.
  performance.setResourceTimingBufferSize(10_000);
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
  const loaded = () => performance.getEntriesByType('resource').length;
  let before;
  do {
    before = loaded();
    await new Promise((resolve) => setTimeout(resolve, 300));
  } while (before !== loaded());
  // Without a pending frame, headless Chromium may never run idle callbacks.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
}

/** Waits until a page loads nothing and is idle. */
export const whenIdle = (/** @type {import('@playwright/test').Page} */ page) =>
  withTimeout(page.evaluate(waitUntilIdle), `${page.url()} did not become idle`);
