/** Functions that run inside loading pages. They are serialized: they must not use anything of this module. */

/**
 * Times in ms since the start of the navigation.
 * @typedef {object} Loading
 * @property {number} found when the content was in the DOM
 * @property {number} painted when the content was painted
 * @property {number[]} largest paints, each larger than the one before
 * @property {number} shift cumulative layout shift
 * @property {{ start: number, duration: number }[]} tasks of more than 50 ms
 */
/** @typedef {Window & { loading?: Loading }} LoadingWindow */
/** @typedef {{ path: string, start: number, end: number, bytes: number, isBlocking: boolean }} Fetched bytes without headers */

/**
 * Runs before the scripts of the page.
 * @param {{ content: string, cart?: string | undefined }} expected
 */
export function watchLoading({ content, cart }) {
  if (!location.protocol.startsWith('http')) return;
  if (cart) localStorage.setItem('cart', cart);
  /** @type {Loading} */
  const loading = { found: Number.NaN, painted: Number.NaN, largest: [], shift: 0, tasks: [] };
  /** @type {LoadingWindow} */
  const watched = window;
  watched.loading = loading;
  /**
   * @param {string} type
   * @param {(entry: any) => void} record
   */
  const observe = (type, record) =>
    new PerformanceObserver((entries) => entries.getEntries().forEach(record)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({ startTime }) => loading.largest.push(startTime));
  observe('longtask', ({ startTime, duration }) => loading.tasks.push({ start: startTime, duration }));
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) loading.shift += value;
  });
  const observer = new MutationObserver(() => {
    if (!document.querySelector(content)?.textContent) return;
    observer.disconnect();
    loading.found = performance.now();
    // The second frame starts when the first one has been painted.
    requestAnimationFrame(() => requestAnimationFrame(() => (loading.painted = performance.now())));
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}

/** Resolves when the content is painted and no request has started for `pause` ms. */
export async function loaded(/** @type {number} */ pause) {
  /** @type {LoadingWindow} */
  const { loading } = window;
  const fetched = () => performance.getEntriesByType('resource').length;
  let before;
  do {
    before = fetched();
    await new Promise((resolve) => setTimeout(resolve, pause));
  } while (before !== fetched() || Number.isNaN(loading?.painted));
}

export function readLoading() {
  /** @type {LoadingWindow} */
  const { loading } = window;
  /** @param {any} entry of the timeline */
  const fetchedOf = ({ name, startTime, responseEnd, encodedBodySize, renderBlockingStatus }) => ({
    path: new URL(name).pathname,
    start: startTime,
    end: responseEnd,
    bytes: encodedBodySize,
    isBlocking: renderBlockingStatus === 'blocking',
  });
  const [firstPaint = Number.NaN] = performance
    .getEntriesByType('paint')
    .filter(({ name }) => name === 'first-paint')
    .map(({ startTime }) => startTime);
  const [firstContentful = Number.NaN] = performance
    .getEntriesByType('paint')
    .filter(({ name }) => name === 'first-contentful-paint')
    .map(({ startTime }) => startTime);
  return {
    ...(loading ?? { found: Number.NaN, painted: Number.NaN, largest: [], shift: 0, tasks: [] }),
    firstPaint,
    firstContentful,
    page: performance.getEntriesByType('navigation').map(fetchedOf),
    fetched: performance.getEntriesByType('resource').map(fetchedOf),
  };
}
