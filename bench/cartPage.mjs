/** Functions that run inside the measured cart pages. They are serialized: they must not use anything of this module. */

/** @typedef {import('./listPage.mjs').MeasuredWindow} MeasuredWindow */
/** @typedef {{ event: string, total: number }} CartChange event of the visitor and the total in cents after it */

/**
 * Runs before the scripts of the page.
 * @param {string} json
 */
export function storeCart(json) {
  if (location.protocol === 'http:') localStorage.setItem('cart', json);
}

/**
 * Resolves `window.painted` to the ms from the next `event` to the painted total; NaN if the total was shown before that
 * event.
 * @param {CartChange} change
 */
export function watchTotal({ event, total }) {
  // A new sum may replace the element.
  const sum = () => document.querySelector('.total-price')?.textContent;
  const isShown = () => sum()?.replace(/\D/g, '') === String(total);
  let startedAt = isShown() ? Number.NaN : undefined;
  const onStart = (/** @type {Event} */ { timeStamp }) => {
    startedAt ??= timeStamp;
  };
  window.addEventListener(event, onStart, { capture: true, once: true });
  /** @type {MeasuredWindow} */
  const measured = window;
  measured.painted = new Promise((resolve) => {
    const painted = () =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => resolve(performance.now() - (startedAt ?? Number.NaN))),
      );
    const observer = new MutationObserver(() => {
      if (!isShown()) return;
      observer.disconnect();
      painted();
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    if (isShown()) painted();
  });
}

/** Visible content, stored lines and height in px. */
export function readCartPage() {
  const texts = (/** @type {string} */ selector) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  /** Live regions repeat visible text. */
  const visibleText = (/** @type {Element} */ element) =>
    [...element.children]
      .filter((child) => !child.matches('[aria-live]'))
      .map(({ textContent }) => textContent)
      .join('');
  const counts = [
    .../** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll('.cart-table input')),
  ];
  /** @type {Record<string, { count: number, amount: number, totalPrice: number }>} */
  const stored = JSON.parse(localStorage.getItem('cart') ?? '{}');
  const blocked = [...document.querySelectorAll('.cart-table button[aria-disabled]')];
  return {
    headings: texts('main h1'),
    lines: texts('.cart-table tr'),
    counts: counts.map(({ value }) => value),
    'disabled buttons': blocked.map((button) => button.getAttribute('aria-label')),
    totals: [...document.querySelectorAll('.panel:has(.total-price)')].map(visibleText),
    'stored lines': Object.entries(stored).map(([key, { count, amount, totalPrice }]) =>
      [key, count, amount, totalPrice].join(' '),
    ),
    height: document.querySelector('main')?.getBoundingClientRect().height ?? 0,
  };
}
