/** Functions that run inside measured pages. They are serialized: they must not use anything of this module. */

/** @typedef {import('../listPage.mjs').MeasuredWindow} MeasuredWindow */

/**
 * Resolves `window.painted` to the ms from the next `event` to the frame after the one with the heading and the `content`
 * of another page; NaN if the heading changed before the event. A view transition renders nothing until its snapshots are
 * taken: then the frame is the first of the animation.
 * @param {{ event: string, content: string }} expected
 */
export function watchHeading({ event, content }) {
  const heading = () => document.querySelector('main h1')?.textContent;
  const before = heading();
  let startedAt = Number.NaN;
  const onStart = (/** @type {Event} */ { timeStamp }) => {
    startedAt = timeStamp;
  };
  window.addEventListener(event, onStart, { capture: true, once: true });
  /** @type {MeasuredWindow} */
  const measured = window;
  measured.painted = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const now = heading();
      if (!now || now === before || !document.querySelector(content)) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - startedAt)));
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/**
 * Clicks a link, also one outside the viewport.
 * @param {string} selector
 */
export function follow(selector) {
  const link = /** @type {HTMLElement | null} */ (document.querySelector(selector));
  if (!link) throw new Error(`No ${selector} at ${location.pathname}.`);
  link.click();
}
