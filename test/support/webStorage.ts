import type { JSDOM } from 'jsdom';

/** Global of Vitest's jsdom environment. */
declare const jsdom: JSDOM;

/** Node 25 has its own web storage, broken without a file, which would hide jsdom's. */
for (const name of ['Storage', 'localStorage', 'sessionStorage'] as const) {
  Object.defineProperty(globalThis, name, { value: jsdom.window[name], configurable: true, writable: true });
}
