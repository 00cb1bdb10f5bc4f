import { threadId } from 'node:worker_threads';
import './webStorage';
import '@testing-library/jest-dom/vitest';
import { configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { closePages, forgetVisitor } from './closeBrowser';
import { shareComputedStyles } from './computedStyles';
import { declineAll } from './consent';
import { elementError } from './elementError';
import { indexIdLookups, indexLabels } from './findById';
import { skipOwnerStacks } from './ownerStacks';
import { takeProblems, watchProblems } from './problems';
import { dropDatabase, server, startOfTests } from './server';
import { watchUntranslatable } from './untranslatable';

const nextTurn = setImmediate;

/**
 * An element is in the page before its effects run. A test that continues earlier would act on a screen that does not
 * listen to the store yet.
 */
async function runEffects(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise<void>((resolve) => nextTurn(resolve));
}

/** Replaces what jsdom lacks or does slowly. */
function preparePage(): void {
  const { asyncWrapper } = getConfig();
  configure({
    getElementError: elementError,
    // The first screen of a file is compiled during its test, which takes long on a busy machine.
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
  indexLabels();
  skipOwnerStacks();

  // A visitor who saves data: nothing is prefetched.
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  // jsdom has no layout and no media queries.
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
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

  // jsdom caches `:active` and may report a press that has ended.
  let isPressed = false;
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
    window.addEventListener(type, () => (isPressed = type === 'pointerdown'), { capture: true });
  }
  const find = document.querySelector.bind(document);
  document.querySelector = (selector: string) => {
    if (selector !== ':active') return find(selector);
    return isPressed ? document.documentElement : null;
  };

  // Worker threads share BroadcastChannels; two test files must not receive each other's messages.
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(`${name} of ${threadId}`);
    }
  };
}

// Test files share the page: it must not be wrapped twice.
if (!('isPrepared' in window)) {
  preparePage();
  Object.assign(window, { isPrepared: true });
}
watchProblems();
const untranslatable = watchUntranslatable();

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' });
  // The client is loaded before a visitor acts; its late loading has its own test.
  await import('axios');
});
afterAll(() => {
  untranslatable.stop();
  server.close();
});

beforeEach(() => {
  // Only the date is fixed; timers are real unless a test fakes them.
  vi.setSystemTime(startOfTests);
  // Before and not after each test: a late call of the previous one would create a database with the machine's date.
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
