import type { Page } from '@playwright/test';
import type { Fault } from '@test/sandbox/app';
import { control } from './fixtures';

/** Checks the current state of the page, or of the part that a selector names. */
export type Check = (state: string, part?: string) => Promise<void>;

/** Consecutive states of a page, which share one load. */
export type StateTour = {
  name: string;
  /** Intended failures. */
  allowed?: RegExp;
  /** Prices, counts or dates that a visitor relies on: the tour also runs on a translated page. */
  hasFigures?: boolean;
  /**
   * Its states concern header, footer or what is above the page: banner, dialog, notification. Of other tours these parts
   * are checked on a phone only, with one set of colours and without the keyboard.
   */
  hasLayers?: boolean;
  run: (page: Page, check: Check) => Promise<void>;
};

/** Content behind a dialog is inert, and checked without it. */
export const dialog = '[role="dialog"]';

/** The layout around it was checked in an earlier state. */
export const main = 'main';

export const disturb = (page: Page, ...faults: Fault[]) => control(page.request, { faults });
