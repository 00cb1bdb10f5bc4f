/**
 * Functions that run inside pages of the app and copy markup for the reference. They are serialized: they must not use
 * anything of this module.
 */

/** The current page with its styles and without scripts. */
export function withoutScripts() {
  const copy = /** @type {HTMLElement} */ (document.documentElement.cloneNode(true));
  const selector = 'script, noscript, link[rel="modulepreload"], link[rel="preload"], link[rel="prefetch"]';
  for (const element of copy.querySelectorAll(selector)) element.remove();
  // Constructed stylesheets are not part of the markup.
  const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
  const own = document.createElement('style');
  own.textContent = rules.map(({ cssText }) => cssText).join('\n');
  copy.querySelector('head')?.append(own);
  return `<!doctype html>${copy.outerHTML}`;
}

/** Content of `main` with an empty list. */
export function aroundList() {
  const copy = /** @type {HTMLElement} */ (document.querySelector('main')?.cloneNode(true));
  copy.querySelector('.programme')?.replaceChildren();
  return copy.innerHTML;
}

/** Markup above and beside the facts of a show. */
export function aroundFacts() {
  return [...document.querySelectorAll('main .breadcrumbs, .detail-text > .share, .detail-choices')]
    .map(({ outerHTML }) => outerHTML)
    .join('');
}

/**
 * Links to the stylesheets that were loaded after the first view.
 * @param {string} before HTML of the first view
 */
export function lateStyles(before) {
  const links = [...document.querySelectorAll('link[rel="stylesheet"]')];
  return links
    .filter((link) => !before.includes(link.getAttribute('href') ?? ''))
    .map(({ outerHTML }) => outerHTML)
    .join('');
}
