/**
 * What runs inside a page in which a visitor walks about. Each function is sent to the page as its text and sees nothing
 * of this file.
 */

/** @typedef {import('../listPage.mjs').MeasuredWindow} MeasuredWindow */

/**
 * Resolves `window.painted` to the ms from the visitor's next `event` to the first frame drawn after one that holds the
 * heading of another screen and its `content`. A way there that is animated, as from a card to its show, keeps the page
 * from being drawn until both pictures of it are taken: the frame counted is the first of the animation. NaN if the
 * heading changed before the event.
 * @param {{ event: string, content: string }} expected
 */
export function watchHeading({ event, content }) {
  const heading = () => document.querySelector('main h1')?.textContent;
  const before = heading();
  let began = Number.NaN;
  const begin = (/** @type {Event} */ { timeStamp }) => {
    began = timeStamp;
  };
  window.addEventListener(event, begin, { capture: true, once: true });
  /** @type {MeasuredWindow} */
  const measured = window;
  measured.painted = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const now = heading();
      if (!now || now === before || !document.querySelector(content)) return;
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
