/** Functions that run inside loading pages. They are serialized: they must not use anything of this module. */

/**
 * Times in ms since the start of the navigation: when the content was in the DOM, when it was painted, when the menu was
 * hydrated, the largest paints, tasks of more than 50 ms. If recorded: `main` when the content was in the DOM.
 * @typedef {{ found: number, painted: number, hydrated: number, largest: number[], tasks: { start: number, duration: number }[], shift: number, markup: string, height: number }} Loading
 */
/** @typedef {Window & { loading?: Loading }} LoadingWindow */

/**
 * Runs before the scripts of the page.
 * @param {{ content: string, menu: string, cart?: string | undefined, isRecorded: boolean }} expected
 */
export function watchLoading({ content, menu, cart, isRecorded }) {
  if (!location.protocol.startsWith('http')) return;
  if (cart) localStorage.setItem('cart', cart);
  /** @type {Loading} */
  const loading = {
    found: NaN,
    painted: NaN,
    hydrated: NaN,
    largest: [],
    tasks: [],
    shift: 0,
    markup: '',
    height: 0,
  };
  Object.assign(window, { loading });
  /** @type {(type: string, record: (entry: any) => void) => void} */
  const observe = (type, record) => {
    const observer = new PerformanceObserver((entries) => entries.getEntries().forEach(record));
    observer.observe({ type, buffered: true });
  };
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
    const main = document.querySelector('main');
    if (isRecorded && main)
      Object.assign(loading, { markup: main.innerHTML, height: main.getBoundingClientRect().height });
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  // React sets `onclick` of a button that it has hydrated.
  const timer = setInterval(() => {
    if (!(/** @type {HTMLElement | null} */ (document.querySelector(menu))?.onclick)) return;
    loading.hydrated = performance.now();
    clearInterval(timer);
  }, 10);
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
  /** @param {any} entry of the timeline */
  const fetchedOf = ({ name, startTime, responseEnd, encodedBodySize, renderBlockingStatus }) => ({
    path: new URL(name).pathname + new URL(name).search,
    start: Number(startTime),
    end: Number(responseEnd),
    /** Without headers. */
    bytes: Number(encodedBodySize),
    isBlocking: renderBlockingStatus === 'blocking',
  });
  const paintOf = (/** @type {string} */ paint) =>
    performance.getEntriesByName(paint).at(-1)?.startTime ?? Number.NaN;
  const { loading } = /** @type {Required<LoadingWindow>} */ (/** @type {LoadingWindow} */ (window));
  return {
    ...loading,
    firstPaint: paintOf('first-paint'),
    firstContentful: paintOf('first-contentful-paint'),
    page: performance.getEntriesByType('navigation').map(fetchedOf),
    fetched: performance.getEntriesByType('resource').map(fetchedOf),
  };
}
