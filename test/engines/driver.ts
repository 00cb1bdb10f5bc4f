import type { ElementState } from './elementState';
import type { Target } from './target';

export type Size = { name: 'phone' | 'desktop'; width: number; height: number };

/** Controls a browser. All calls act at once; the visitor waits (`visitor.ts`). */
export type Driver = {
  open: (address: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  address: () => Promise<string>;
  /** Runs a function in the page, which uses nothing from outside. */
  evaluate: <Result, Argument>(run: (argument: Argument) => Result, argument: Argument) => Promise<Result>;
  states: (target: Target) => Promise<ElementState[]>;
  /** What is read in each frame of the page. */
  frameTexts: () => Promise<string[]>;
  /** Clicks the first match. */
  click: (target: Target) => Promise<void>;
  /** Replaces the value of the first match by keys. */
  type: (target: Target, text: string) => Promise<void>;
  /** Presses a key on the focused element. */
  press: (key: Key) => Promise<void>;
  screenshot: () => Promise<Buffer>;
};

export type Key = 'Tab' | 'Escape';
