/** Functions that run inside the measured pages. They are serialized: they must not use anything of this module. */

/** @typedef {Window & { painted?: Promise<number> }} MeasuredWindow */
/** @typedef {{ event: string, cards: number }} Change event of the visitor and the number of cards after it */

/**
 * Runs before the scripts of the page. Resolves `window.painted` to the ms from the last byte of the response to the
 * painted list. The second frame starts when the first one, with the last card, has been painted.
 * @param {number} expected number of cards
 */
export function watchList(expected) {
  const cards = document.getElementsByClassName('show-card');
  /** @type {MeasuredWindow} */
  const measured = window;
  measured.painted = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (cards.length < expected) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const painted = performance.now();
          const [answer] = performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.includes('/rest/show/getCurrentShows'))
            .slice(-1);
          const { responseEnd } = /** @type {PerformanceResourceTiming} */ (answer);
          resolve(painted - responseEnd);
        }),
      );
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/**
 * Resolves `window.painted` to the ms from the next `event` to the painted cards, or to the painted facts of a show if no
 * cards are expected; NaN if the page changed before that event.
 * @param {Change} change
 */
export function watchChange({ event, cards }) {
  const shown = document.getElementsByClassName('show-card');
  const isShown = () =>
    shown.length === cards && (cards > 0 || document.querySelector('.detail-facts h1') !== null);
  let startedAt = Number.NaN;
  const onStart = (/** @type {Event} */ { timeStamp }) => {
    startedAt = timeStamp;
  };
  window.addEventListener(event, onStart, { capture: true, once: true });
  /** @type {MeasuredWindow} */
  const measured = window;
  measured.painted = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isShown()) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - startedAt)));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/**
 * Resolves when the page loads nothing and is idle. Loads all fonts, so that no late font causes a second layout.
 */
export async function waitUntilIdle() {
  // By default the timeline records only the first 250 resources.
  performance.setResourceTimingBufferSize(10_000);
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
  const loaded = () => performance.getEntriesByType('resource').length;
  let before;
  do {
    before = loaded();
    await new Promise((resolve) => setTimeout(resolve, 300));
  } while (before !== loaded());
  // Without a pending frame, headless Chromium may never run idle callbacks.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
}

/**
 * @param {number} limit ms; resolves to undefined afterwards
 * @returns {Promise<number | undefined>}
 */
export function paintedAfter(limit) {
  /** @type {MeasuredWindow} */
  const measured = window;
  return Promise.race([measured.painted, new Promise((resolve) => setTimeout(resolve, limit))]);
}

/**
 * Visible content, number of nodes of the cards, and height in px. The height is that of the full layout, without the
 * estimates of `content-visibility`.
 */
export function readPage() {
  const cards = [...document.querySelectorAll('.show-card')];
  /** @param {Element} card */
  function nodesOf(card) {
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    let count = 1;
    while (walker.nextNode()) count += 1;
    return count;
  }
  function height() {
    const style = document.createElement('style');
    style.textContent = '* { content-visibility: visible !important; }';
    document.head.append(style);
    const laidOut = document.querySelector('main')?.getBoundingClientRect().height ?? 0;
    style.remove();
    return laidOut;
  }
  const texts = (/** @type {string} */ selector) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return {
    headings: texts('main :is(h1, h2, h3)'),
    cards: cards.map((card) => {
      const targets = [...card.querySelectorAll('a')].map((link) => link.getAttribute('href'));
      return [card.textContent, ...targets].join(' → ');
    }),
    facts: texts('.detail-facts > *'),
    nodes: cards.reduce((sum, card) => sum + nodesOf(card), 0),
    height: height(),
  };
}

/** Paths of the scripts that were loaded. */
export function loadedScripts() {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return paths.filter((path) => path.endsWith('.js'));
}
