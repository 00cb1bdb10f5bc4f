/** Functions that run inside the search pages. They are serialized: they must not use anything of this module. */

/** @typedef {import('../listPage.mjs').MeasuredWindow} MeasuredWindow */

/** Resolves `window.painted` to the ms from the submit event to new results; NaN if they changed before. */
export function watchResults() {
  const results = () => document.querySelector('.found')?.textContent;
  const before = results();
  let startedAt = Number.NaN;
  const onStart = (/** @type {Event} */ { timeStamp }) => {
    startedAt = timeStamp;
  };
  window.addEventListener('submit', onStart, { capture: true, once: true });
  /** @type {MeasuredWindow} */
  const measured = window;
  measured.painted = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const now = results();
      if (!now || now === before) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - startedAt)));
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/**
 * Sets the word and submits in one task, because the app also searches by itself shortly after an input.
 * @param {{ field: string, word: string }} query
 */
export function submitSearch({ field, word }) {
  const input = /** @type {HTMLInputElement} */ (document.querySelector(field));
  // React overrides the setter of the element, and would ignore the event.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, word);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.form?.requestSubmit();
}
