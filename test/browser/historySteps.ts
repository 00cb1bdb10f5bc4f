import type { Page } from '@playwright/test';

/** The number of open overlays that the current history entry stands for. */
export const depth = (page: Page) =>
  page.evaluate(() => (window.history.state as { overlay?: number } | null)?.overlay ?? 0);

/** Returns before the step, which may end the page. */
export const go = (page: Page, steps: number) =>
  page.evaluate((by) => void setTimeout(() => window.history.go(by)), steps);
