/**
 * What runs inside the measured pages, the same in both. Each function is sent to the page as its text and sees
 * nothing of this file.
 */

/** @typedef {Window & { listPainted?: Promise<number> }} MeasuredWindow */

/**
 * Before the page's own scripts: resolves `window.listPainted` to the ms from the answer's last byte to the painted
 * list. The second of two frames begins when the first one, which holds the last card, has been laid out and painted.
 * @param {number} expected number of cards
 */
export function watchList(expected) {
  const cards = document.getElementsByClassName('show-card');
  /** @type {MeasuredWindow} */
  const measured = window;
  measured.listPainted = new Promise((resolve) => {
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
 * Resolves when nothing is left to do but to wait for the programme. All fonts are there by then, so that neither
 * page is laid out a second time for one that comes late.
 */
export async function settle() {
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  const loaded = () => performance.getEntriesByType('resource').length;
  let before;
  do {
    before = loaded();
    await new Promise((resolve) => setTimeout(resolve, 300));
  } while (before !== loaded());
  await new Promise((resolve) => requestIdleCallback(resolve));
}

/** The page as it stands, with its styles but without the app: what the reference has around its list. */
export function withoutScripts() {
  const copy = /** @type {HTMLElement} */ (document.documentElement.cloneNode(true));
  const selector = 'script, noscript, link[rel="modulepreload"], link[rel="preload"], link[rel="prefetch"]';
  for (const element of copy.querySelectorAll(selector)) element.remove();
  return `<!doctype html>${copy.outerHTML}`;
}

/**
 * @param {number} limit ms to wait; after that `undefined`
 * @returns {Promise<number | undefined>}
 */
export function paintedAfter(limit) {
  /** @type {MeasuredWindow} */
  const measured = window;
  return Promise.race([measured.listPainted, new Promise((resolve) => setTimeout(resolve, limit))]);
}

/** The list as a visitor reads it, and how many elements and texts its cards are made of. */
export function readList() {
  const cards = [...document.querySelectorAll('.show-card')];
  /** @param {Element} card */
  function nodesOf(card) {
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    let count = 1;
    while (walker.nextNode()) count += 1;
    return count;
  }
  return {
    headings: [...document.querySelectorAll('main :is(h1, h2, h3)')].map(({ textContent }) => textContent),
    cards: cards.map((card) => {
      const targets = [...card.querySelectorAll('a')].map((link) => link.getAttribute('href'));
      return [card.textContent, ...targets].join(' → ');
    }),
    nodes: cards.reduce((sum, card) => sum + nodesOf(card), 0),
    height: document.querySelector('main')?.getBoundingClientRect().height ?? 0,
  };
}
