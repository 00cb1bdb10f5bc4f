/**
 * Functions that run inside pages and make reference pages of them. They are serialized: they must not use anything of
 * this module.
 */

/**
 * A page with its styles and without scripts.
 * @param {string | undefined} html the current page if it is undefined
 */
export function withoutScripts(html) {
  const copy = html
    ? new DOMParser().parseFromString(html, 'text/html')
    : /** @type {Document} */ (document.cloneNode(true));
  const removed = 'script, noscript, link[rel="modulepreload"], link[rel="preload"], link[rel="prefetch"]';
  for (const element of copy.querySelectorAll(removed)) element.remove();
  if (!html) {
    // Constructed stylesheets are not part of the markup.
    const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
    const own = copy.createElement('style');
    own.textContent = rules.map(({ cssText }) => cssText).join('\n');
    copy.head.append(own);
  }
  return `<!doctype html>${copy.documentElement.outerHTML}`;
}

/**
 * The deepest element of `main` that holds all differences between two states of a page: its position below `main`, and
 * its content afterwards.
 * @param {{ before: string, after: string }} states HTML of a page, and of the content of its `main`
 * @returns {{ path: number[], html: string }}
 */
export function changedPart({ before, after }) {
  /** @param {string} html */
  function mainOf(html) {
    const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
    for (const script of main?.querySelectorAll('script') ?? []) script.remove();
    return /** @type {Element} */ (main);
  }
  let [old, changed] = [mainOf(before), mainOf(`<main>${after}</main>`)];
  const path = [];
  for (;;) {
    const pairs = [...changed.children].map((child, index) => ({ child, index, was: old.children[index] }));
    const differing = pairs.filter(({ child, was }) => !was?.isEqualNode(child));
    const [only] = differing;
    if (differing.length !== 1 || !only?.was || old.children.length !== pairs.length) break;
    path.push(only.index);
    [old, changed] = [only.was, only.child];
  }
  return { path, html: changed.innerHTML };
}

/** @param {{ path: number[], html: string }} part */
export function fillPart({ path, html }) {
  let part = /** @type {Element} */ (document.querySelector('main'));
  for (const index of path) part = /** @type {Element} */ (part.children[index]);
  // eslint-disable-next-line no-restricted-syntax -- The HTML is the shop's own.
  part.innerHTML = html;
}
