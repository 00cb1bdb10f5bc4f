/** As jsdom finds it, element by element. */
export const find = Element.prototype.querySelector;

/** How queries for labels look for what `aria-labelledby` names. */
const byId = /^\[id="([^"\\]+)"\]$/;

/**
 * jsdom goes through all of the page for each element that another one names, and queries for labels ask for all of them
 * each time; it finds an identifier at once.
 */
export function indexIdLookups(): void {
  Element.prototype.querySelector = function (this: Element, selector: string) {
    const id = byId.exec(selector)?.[1];
    const named = id === undefined ? null : document.getElementById(id);
    // The first one of the page is the first one in here, if it is in here at all.
    return named && named !== this && this.contains(named) ? named : find.call(this, selector);
  };
}
