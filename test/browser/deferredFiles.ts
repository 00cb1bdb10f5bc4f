import type { Page } from '@playwright/test';

/** Keeps the files of that name waiting until they are let go. */
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

/** Keeps the app's own script waiting until it is let go. */
export const deferApp = (page: Page) => deferFiles(page, /\/assets\/start-[^/]+\.js$/);
