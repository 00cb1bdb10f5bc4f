import type { Page } from '@playwright/test';

/** Defers matching files until `release`. */
export async function deferFiles(page: Page, files: RegExp) {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  let deferredCount = 0;
  await page.route(files, async (route) => {
    deferredCount += 1;
    await isReleased;
    await route.continue();
  });
  return { release, deferredCount: () => deferredCount };
}

/** Defers the app's entry script. */
export const deferApp = (page: Page) => deferFiles(page, /\/assets\/main-[^/]+\.js$/);
