import type { JSDOM } from 'jsdom';

/** Vitest's name for the page of the tests. */
declare const jsdom: JSDOM;

/** Since version 25 Node has a web storage of its own, without a file a broken one, which hides jsdom's. */
for (const name of ['Storage', 'localStorage', 'sessionStorage'] as const) {
  Object.defineProperty(globalThis, name, { value: jsdom.window[name], configurable: true, writable: true });
}
