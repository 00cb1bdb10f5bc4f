import type { Page } from '@playwright/test';

function createSignal() {
  let send: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  return { send: () => send(), sent };
}

/** Defers matching files until `release`, which first waits until one is `requested`. */
export async function deferFiles(page: Page, files: RegExp) {
  const [requested, released] = [createSignal(), createSignal()];
  await page.route(files, async (route) => {
    requested.send();
    await released.sent;
    await route.continue();
  });
  async function release() {
    await requested.sent;
    released.send();
  }
  return { requested: requested.sent, release };
}

/** Defers the app's entry script. */
export const deferApp = (page: Page) => deferFiles(page, /\/assets\/main-[^/]+\.js$/);
