import type { Page } from '@playwright/test';

/** Looks at the page as it stands, by a name for the state; only at a part of it, where one is named by a selector. */
export type Check = (state: string, part?: string) => Promise<void>;

/** States that follow from one another, each looked at on its way: one load of the page serves them all. */
export type StateTour = {
  name: string;
  /** What the sandbox answers on purpose. */
  allowed?: RegExp;
  run: (page: Page, check: Check) => Promise<void>;
};

/** What stands behind a dialog is hidden from everybody, and looked at elsewhere. */
export const dialog = '[role="dialog"]';

/** The frame around it was looked at in an earlier state of the same page. */
export const main = 'main';

export const disturb = (page: Page, ...faults: object[]) =>
  page.request.post('/sandbox/steuerung', { data: { faults } });
