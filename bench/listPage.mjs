/**
 * What runs inside the measured pages, the same in both. Each function is sent to the page as its text and sees
 * nothing of this file.
 */

/** @typedef {Window & { painted?: Promise<number> }} MeasuredWindow */
/** @typedef {{ event: string, cards: number }} Change what the visitor does, and the cards that it leads to */

/**
 * Before the page's own scripts: resolves `window.painted` to the ms from the answer's last byte to the painted list.
 * The second of two frames begins when the first one, which holds the last card, has been laid out and painted.
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
 * Resolves `window.painted` to the ms from the visitor's next `event` to so many painted cards, or to the painted facts
 * of a show where there are none. NaN if the page changed before that event, which measures nothing.
 * @param {Change} change
 */
export function watchChange({ event, cards }) {
  const shown = document.getElementsByClassName('show-card');
  const isThere = () =>
    shown.length === cards && (cards > 0 || document.querySelector('.detail-facts h1') !== null);
  let began = Number.NaN;
  const begin = (/** @type {Event} */ { timeStamp }) => {
    began = timeStamp;
  };
  window.addEventListener(event, begin, { capture: true, once: true });
  /** @type {MeasuredWindow} */
  const measured = window;
  measured.painted = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/**
 * Resolves when nothing is left to do but to wait for the programme. All fonts are there by then, so that neither
 * page is laid out a second time for one that comes late.
 */
export async function settle() {
  // The timeline notes 250 by itself, and nothing of what comes after them.
  performance.setResourceTimingBufferSize(10_000);
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  const loaded = () => performance.getEntriesByType('resource').length;
  let before;
  do {
    before = loaded();
    await new Promise((resolve) => setTimeout(resolve, 300));
  } while (before !== loaded());
  // A page that draws nothing may never be told that it is idle: headless Chromium then waits for a frame to be asked for.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
}

/**
 * @param {number} limit ms to wait; after that `undefined`
 * @returns {Promise<number | undefined>}
 */
export function paintedAfter(limit) {
  /** @type {MeasuredWindow} */
  const measured = window;
  return Promise.race([measured.painted, new Promise((resolve) => setTimeout(resolve, limit))]);
}

/**
 * The page as a visitor reads it, and how many elements and texts its cards are made of. The height is that with
 * everything laid out, and not what the browser assumes for what is out of view.
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

/** The scripts that were fetched. */
export function loadedScripts() {
  const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
  return paths.filter((path) => path.endsWith('.js'));
}
