import type { Page, Route } from '@playwright/test';

type Held = {
  /** Says 500 to what was asked, and to whatever asks again. */
  fail: () => Promise<void>;
  /** Lets everything through from now on. */
  release: () => Promise<void>;
};

const broken = { status: 500, json: {} };

/** Keeps a call (`show/getCurrentShows`) waiting: its screen is loading until it is told how the call ends. */
export async function holdAnswers(page: Page, call: string): Promise<Held> {
  const address = `**/rest/${call}*`;
  const waiting: Route[] = [];
  let isBroken = false;
  await page.route(address, async (route) => {
    if (isBroken) await route.fulfill(broken);
    else waiting.push(route);
  });
  return {
    async fail() {
      isBroken = true;
      await Promise.all(waiting.splice(0).map((route) => route.fulfill(broken)));
    },
    async release() {
      await page.unroute(address);
      await Promise.all(waiting.splice(0).map((route) => route.continue()));
    },
  };
}
