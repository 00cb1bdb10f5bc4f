/** Functions that run inside the visited pages. They are serialized: they must not use anything of this module. */

/** @typedef {{ ms: number, hasLoaded: boolean }} Shown whether scripts were loaded before the heading was shown */
/**
 * @typedef {Window & {
 *   presses?: { reset: () => void, longest: () => number },
 *   headingShown?: Promise<Shown>,
 * }} VisitedWindow
 */

/** Runs before the scripts of the page. Records the duration of each interaction (Event Timing). */
export function recordPresses() {
  /** @type {Map<number, number>} */
  const durations = new Map();
  /** @param {PerformanceEntryList} entries */
  function add(entries) {
    for (const entry of /** @type {PerformanceEventTiming[]} */ (entries)) {
      const { interactionId, duration } = entry;
      if (interactionId) durations.set(interactionId, Math.max(durations.get(interactionId) ?? 0, duration));
    }
  }
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  // Shorter events are not reported.
  const durationThreshold = 16;
  observer.observe(
    /** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold, buffered: true }),
  );
  /** @type {VisitedWindow} */
  const visited = window;
  visited.presses = {
    reset() {
      observer.takeRecords();
      durations.clear();
    },
    longest() {
      add(observer.takeRecords());
      return Math.max(durationThreshold, ...durations.values());
    },
  };
}

/**
 * Stores a cart before the scripts of the page run.
 * @param {string} json
 */
export function storeLines(json) {
  if (location.protocol === 'http:') localStorage.setItem('cart', json);
}

/**
 * Resolves `window.headingShown` with the ms from the next `event` until the frame with the heading `title` is painted.
 * @param {{ event: string, title: string }} expected
 */
export function watchHeading({ event, title }) {
  const scripts = () =>
    performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .length;
  const before = scripts();
  let startedAt = Number.NaN;
  const onStart = (/** @type {Event} */ { timeStamp }) => {
    startedAt = timeStamp;
  };
  window.addEventListener(event, onStart, { capture: true, once: true });
  /** @type {VisitedWindow} */
  const visited = window;
  visited.headingShown = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('main h1')?.textContent?.includes(title)) return;
      observer.disconnect();
      // The message is handled after the frame: its callbacks, style, layout and paint are one task.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve({ ms: performance.now() - startedAt, hasLoaded: scripts() > before });
      requestAnimationFrame(() => port2.postMessage(undefined));
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Resolves when the page loads nothing and is idle. */
export async function settle() {
  performance.setResourceTimingBufferSize(10_000);
  const loaded = () => performance.getEntriesByType('resource').length;
  let before;
  do {
    before = loaded();
    await new Promise((resolve) => setTimeout(resolve, 400));
  } while (before !== loaded());
  // Without a pending frame, headless Chromium may never run idle callbacks.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
}

/** @returns {number} ms of the longest interaction since the last reset */
export const longestPress = () => /** @type {VisitedWindow} */ (window).presses?.longest() ?? Number.NaN;

export const resetPresses = () => /** @type {VisitedWindow} */ (window).presses?.reset();

/** @returns {Promise<Shown>} */
export const headingShown = () =>
  /** @type {VisitedWindow} */ (window).headingShown ?? Promise.resolve({ ms: Number.NaN, hasLoaded: false });
