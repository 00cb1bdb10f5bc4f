import type { Page } from '@playwright/test';

/** Keeps the files of that name waiting until they are let go. */
export async function holdFiles(page: Page, files: RegExp) {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  let held = 0;
  await page.route(files, async (route) => {
    held += 1;
    await isReleased;
    await route.continue();
  });
  return { release, held: () => held };
}

/** Keeps the app's own script waiting until it is let go. */
export const holdApp = (page: Page) => holdFiles(page, /\/assets\/start-[^/]+\.js$/);
