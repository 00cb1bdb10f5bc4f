import type { Page, Route } from '@playwright/test';

type Deferred = {
  /** Responds with 400 from now on: of all failures the only one that is not retried automatically. */
  fail: () => Promise<void>;
  release: () => Promise<void>;
};

const broken = { status: 400, json: {} };

/** Defers the responses of a call (`show/getCurrentShows`), so that its screen stays loading. */
export async function deferResponses(page: Page, call: string): Promise<Deferred> {
  const waiting: Route[] = [];
  let end: ((route: Route) => Promise<void>) | undefined;
  await page.route(`**/rest/${call}*`, async (route) => {
    if (end) await end(route);
    else waiting.push(route);
  });
  async function endBy(respond: (route: Route) => Promise<void>) {
    end = respond;
    await Promise.all(waiting.splice(0).map(respond));
  }
  return {
    fail: () => endBy((route) => route.fulfill(broken)),
    release: () => endBy((route) => route.continue()),
  };
}
