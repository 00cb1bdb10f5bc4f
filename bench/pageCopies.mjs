/**
 * What the reference takes over from the app. Each function is sent to the page as its text and sees nothing of this
 * file.
 */

/** The page as it stands, with its styles but without the app: what the reference has around its list. */
export function withoutScripts() {
  const copy = /** @type {HTMLElement} */ (document.documentElement.cloneNode(true));
  const selector = 'script, noscript, link[rel="modulepreload"], link[rel="preload"], link[rel="prefetch"]';
  for (const element of copy.querySelectorAll(selector)) element.remove();
  // What scripts have said in rules of their own is in no element.
  const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
  const own = document.createElement('style');
  own.textContent = rules.map(({ cssText }) => cssText).join('\n');
  copy.querySelector('head')?.append(own);
  return `<!doctype html>${copy.outerHTML}`;
}

/** What the app has around its list, with an empty place for the list itself. */
export function aroundList() {
  const copy = /** @type {HTMLElement} */ (document.querySelector('main')?.cloneNode(true));
  copy.querySelector('.programme')?.replaceChildren();
  return copy.innerHTML;
}

/** What the app has above and beside the facts of a show. */
export function aroundFacts() {
  return [...document.querySelectorAll('main .breadcrumbs, .detail-text > .share, .detail-choices')]
    .map(({ outerHTML }) => outerHTML)
    .join('');
}

/**
 * The styles that came after the first view.
 * @param {string} before the page as it was then
 */
export function lateStyles(before) {
  const links = [...document.querySelectorAll('link[rel="stylesheet"]')];
  return links
    .filter((link) => !before.includes(link.getAttribute('href') ?? ''))
    .map(({ outerHTML }) => outerHTML)
    .join('');
}
