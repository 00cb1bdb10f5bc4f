/** What runs inside the search pages. Each function is sent to the page as its text and sees nothing of this file. */

/** @typedef {import('../listPage.mjs').MeasuredWindow} MeasuredWindow */

/** Resolves `window.painted` to the ms from the sending of the form to other finds. NaN if they changed before. */
export function watchResults() {
  const finds = () => document.querySelector('.found')?.textContent;
  const before = finds();
  let began = Number.NaN;
  const begin = (/** @type {Event} */ { timeStamp }) => {
    began = timeStamp;
  };
  window.addEventListener('submit', begin, { capture: true, once: true });
  /** @type {MeasuredWindow} */
  const measured = window;
  measured.painted = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const now = finds();
      if (!now || now === before) return;
      observer.disconnect();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - began)));
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/**
 * Types a word and sends it in one go: the app looks by itself a moment after a letter, however slow the machine is.
 * @param {{ field: string, word: string }} sought
 */
export function lookUp({ field, word }) {
  const input = /** @type {HTMLInputElement} */ (document.querySelector(field));
  // React watches the property of the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, word);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.form?.requestSubmit();
}
