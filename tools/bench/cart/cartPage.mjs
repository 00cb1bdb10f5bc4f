/** Functions that run inside the measured cart pages. They are serialized: they must not use anything of this module. */

/** @typedef {Window & { painted?: Promise<number> }} CartWindow */

/** Runs before the scripts of the page. */
export function storeCart(/** @type {string} */ json) {
  if (location.protocol.startsWith('http')) localStorage.setItem('cart', json);
}

/**
 * Resolves `window.painted` to the ms from the next `event` to the painted total in cents; NaN if the total was shown
 * before that event.
 * @param {{ event: string, total: number }} change
 */
export function watchTotal({ event, total }) {
  // A new sum may replace the element.
  const isShown = () =>
    document.querySelector('.total-price')?.textContent?.replace(/\D/g, '') === String(total);
  let startedAt = isShown() ? Number.NaN : undefined;
  const onStart = (/** @type {Event} */ { timeStamp }) => {
    startedAt ??= timeStamp;
  };
  window.addEventListener(event, onStart, { capture: true, once: true });
  /** @type {CartWindow} */
  const measured = window;
  measured.painted = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isShown() && !Number.isNaN(startedAt)) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        requestAnimationFrame(() => resolve(performance.now() - (startedAt ?? Number.NaN))),
      );
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** Visible content, stored lines and height in px. */
export function readCart() {
  const all = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)];
  /** Live regions repeat visible text. */
  const visibleText = (/** @type {Element} */ element) =>
    [...element.children].map((child) => (child.matches('[aria-live]') ? '' : child.textContent)).join('');
  const counts = /** @type {HTMLInputElement[]} */ (all('.cart-table input'));
  /** @type {Record<string, { count: number, amount: number, totalPrice: number }>} */
  const stored = JSON.parse(localStorage.getItem('cart') ?? '{}');
  return {
    texts: all('main h1, .cart-table tr').map(({ textContent }) => textContent),
    counts: counts.map(({ value }) => value),
    'disabled buttons': all('.cart-table button[aria-disabled]').map((button) => button.ariaLabel),
    totals: all('.panel:has(.total-price)').map(visibleText),
    'stored lines': Object.entries(stored).map(([key, { count, amount, totalPrice }]) =>
      [key, count, amount, totalPrice].join(' '),
    ),
    height: document.querySelector('main')?.getBoundingClientRect().height ?? 0,
  };
}
