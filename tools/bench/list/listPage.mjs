/** Functions that run inside the measured pages. They are serialized: they must not use anything of this module. */

/** @typedef {Window & { painted?: Promise<number>, longest?: number }} MeasuredWindow */

/**
 * Runs before the scripts of the page. Resolves `window.painted` when the last card is painted: the second frame starts
 * when the first one has been painted.
 * @param {number} expected number of cards
 */
export function watchList(expected) {
  const cards = document.getElementsByClassName('show-card');
  const painted = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (cards.length < expected) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  Object.assign(window, { painted });
}

/** Visible content of the list and its height without the estimates of `content-visibility`. */
export function readList() {
  const main = /** @type {HTMLElement} */ (document.querySelector('main'));
  const style = document.createElement('style');
  style.textContent = '* { content-visibility: visible !important; }';
  document.head.append(style);
  // The shop's script adds fonts, which the reference has not: a line may break elsewhere.
  document.fonts.clear();
  const { height } = main.getBoundingClientRect();
  style.remove();
  const cards = [...main.querySelectorAll('.show-card')];
  return {
    headings: [...main.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent),
    cards: cards.map(({ textContent, innerHTML }) => `${textContent} ${innerHTML.match(/href="[^"]*/g)}`),
    elements: cards.map((card) => String(card.getElementsByTagName('*').length)),
    height,
  };
}

/** Records the longest time from an input to the next paint (Event Timing) in `window.longest`. */
export function watchInputs() {
  /** @type {MeasuredWindow} */
  const measured = window;
  const since = performance.now();
  measured.longest = 0;
  /** @type {PerformanceObserverInit & { durationThreshold: number }} */
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((entries) => {
    for (const { startTime, duration } of entries.getEntries())
      if (startTime >= since) measured.longest = Math.max(measured.longest ?? 0, duration);
  }).observe(options);
}

/** @returns {number} ms; 0 below 16 ms */
export const longestInput = () => /** @type {MeasuredWindow} */ (window).longest ?? Number.NaN;

export const countCards = () => document.getElementsByClassName('show-card').length;

/** A page without cards is the page of a show, whose date is shown last. */
export function isChanged(/** @type {number} */ before) {
  const { length } = document.getElementsByClassName('show-card');
  return length !== before && (length > 0 || document.querySelector('.detail-when') !== null);
}
