/**
 * What runs inside a page in which a visitor walks about. Each function is sent to the page as its text and sees nothing
 * of this file.
 */

/** @typedef {import('../listPage.mjs').MeasuredWindow} MeasuredWindow */

/**
 * Resolves `window.painted` to the ms from the visitor's next press to the painted heading of another screen. NaN if the
 * heading changed before.
 */
export function watchHeading() {
  const heading = () => document.querySelector('main h1')?.textContent;
  const before = heading();
  let began = Number.NaN;
  const begin = (/** @type {Event} */ { timeStamp }) => {
    began = timeStamp;
  };
  window.addEventListener('click', begin, { capture: true, once: true });
  /** @type {MeasuredWindow} */
  const measured = window;
  measured.painted = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const now = heading();
      if (!now || now === before) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)));
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/**
 * Follows a link as a press on it would, wherever it stands.
 * @param {string} selector
 */
export function follow(selector) {
  const link = /** @type {HTMLElement | null} */ (document.querySelector(selector));
  if (!link) throw new Error(`There is no ${selector} at ${location.pathname}.`);
  link.click();
}
