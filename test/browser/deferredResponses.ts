import type { Page, Route } from '@playwright/test';

type Deferred = {
  /** Says 400 to what was asked, and to whatever asks again: of all failures the one that is not quietly retried. */
  fail: () => Promise<void>;
  /** Lets everything through from now on. */
  release: () => Promise<void>;
};

const broken = { status: 400, json: {} };

/** Keeps a call (`show/getCurrentShows`) waiting: its screen is loading until it is told how the call ends. */
export async function deferResponses(page: Page, call: string): Promise<Deferred> {
  const waiting: Route[] = [];
  let end: ((route: Route) => Promise<void>) | undefined;
  await page.route(`**/rest/${call}*`, async (route) => {
    if (end) await end(route);
    else waiting.push(route);
  });
  async function endBy(way: (route: Route) => Promise<void>) {
    end = way;
    await Promise.all(waiting.splice(0).map(way));
  }
  return {
    fail: () => endBy((route) => route.fulfill(broken)),
    release: () => endBy((route) => route.continue()),
  };
}
