import { threadId } from 'node:worker_threads';
import './webStorage';
import '@testing-library/jest-dom/vitest';
import { configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { closePages, forgetVisitor } from './closeBrowser';
import { shareComputedStyles } from './computedStyles';
import { declineAll } from './consent';
import { elementError } from './elementError';
import { indexIdLookups } from './findById';
import { takeProblems, watchProblems } from './problems';
import { dropDatabase, server, startOfTests } from './server';
import { watchUntranslatable } from './untranslatable';

const nextTurn = setImmediate;

/**
 * What was waited for is in the page before its effects have run: until then it hears nothing of the store, and a test
 * that goes on at once would act on a screen that cannot follow.
 */
async function runEffects(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise<void>((resolve) => nextTurn(resolve));
}

/** What jsdom lacks or takes long for. */
function preparePage(): void {
  const { asyncWrapper } = getConfig();
  configure({
    getElementError: elementError,
    // The first screen of a file is compiled while its test waits, on a machine that may be busy.
    asyncUtilTimeout: 30_000,
    asyncWrapper: (wait) =>
      asyncWrapper(async () => {
        const found = await wait();
        await runEffects();
        return found;
      }),
  });
  shareComputedStyles();
  indexIdLookups();

  // jsdom has neither layout nor media.
  window.scrollTo = () => undefined;
  window.matchMedia = (media: string): MediaQueryList => ({
    ...new EventTarget(),
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    dispatchEvent: () => true,
  });

  window.IntersectionObserver = class implements IntersectionObserver {
    root = null;
    rootMargin = '';
    scrollMargin = '';
    thresholds = [];
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
    takeRecords = () => [];
  };
  window.ResizeObserver = class implements ResizeObserver {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  document.elementFromPoint = () => null;

  // jsdom may answer from memory that something is being pressed when nothing is any more.
  let isPressed = false;
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
    window.addEventListener(type, () => (isPressed = type === 'pointerdown'), { capture: true });
  }
  const find = document.querySelector.bind(document);
  document.querySelector = (selector: string) => {
    if (selector !== ':active') return find(selector);
    return isPressed ? document.documentElement : null;
  };

  // Threads of one process hear each other's channels; tabs of two test files are of two visitors.
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(`${name} of ${threadId}`);
    }
  };
}

// The page is that of many files: what was prepared once must not be wrapped again.
if (!('isPrepared' in window)) {
  preparePage();
  Object.assign(window, { isPrepared: true });
}
watchProblems();
const untranslatable = watchUntranslatable();

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  // By the time a visitor does something the client has come; how it comes late is for a test of its own.
  await import('axios');
});
afterAll(() => {
  untranslatable.stop();
  server.close();
});

beforeEach(() => {
  // The date alone stands still; timers are real unless a test is about time.
  vi.setSystemTime(startOfTests);
  // Here and not after each test: a late call of the one before would make a database of the machine's own date.
  dropDatabase();
  declineAll();
});

afterEach(() => {
  untranslatable.reportNow();
  closePages();
  vi.restoreAllMocks();
  vi.useRealTimers();
  forgetVisitor();
  server.resetHandlers();
  const problems = takeProblems();
  expect(problems, `errors in console and window: ${problems.join(' | ')}`).toEqual([]);
});
