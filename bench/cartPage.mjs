/**
 * What runs inside the measured cart pages, the same in both. Each function is sent to the page as its text and sees
 * nothing of this file.
 */

/** @typedef {import('./listPage.mjs').MeasuredWindow} MeasuredWindow */
/** @typedef {{ event: string, total: number }} CartChange what the visitor does, and the total in cents that it leads to */

/**
 * Before the page's own scripts: the cart that a visitor comes back with.
 * @param {string} json
 */
export function storeCart(json) {
  if (location.protocol === 'http:') localStorage.setItem('cart', json);
}

/**
 * Resolves `window.painted` to the ms from the visitor's next `event` to the painted total. NaN if the total stood there
 * before that event, which measures nothing.
 * @param {CartChange} change
 */
export function watchTotal({ event, total }) {
  // Each new sum may be an element of its own.
  const sum = () => document.querySelector('.total-price')?.textContent;
  const isThere = () => sum()?.replace(/\D/g, '') === String(total);
  let began = isThere() ? Number.NaN : undefined;
  const begin = (/** @type {Event} */ { timeStamp }) => {
    began ??= timeStamp;
  };
  window.addEventListener(event, begin, { capture: true, once: true });
  /** @type {MeasuredWindow} */
  const measured = window;
  measured.painted = new Promise((resolve) => {
    const painted = () =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() => resolve(performance.now() - (began ?? Number.NaN))),
      );
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      painted();
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    if (isThere()) painted();
  });
}

/** The cart as a visitor reads it, what was stored of it, and how high the page is. */
export function readCartPage() {
  const texts = (/** @type {string} */ selector) =>
    [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  /** Without what is said to those who hear the page, which says it once more. */
  const seen = (/** @type {Element} */ element) =>
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
    totals: [...document.querySelectorAll('.panel:has(.total-price)')].map(seen),
    'stored lines': Object.entries(stored).map(([key, { count, amount, totalPrice }]) =>
      [key, count, amount, totalPrice].join(' '),
    ),
    height: document.querySelector('main')?.getBoundingClientRect().height ?? 0,
  };
}
