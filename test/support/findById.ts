/** jsdom's own implementation. */
export const find = Element.prototype.querySelector;

/** Selector of label queries for `aria-labelledby`. */
const byId = /^\[id="([^"\\]+)"\]$/;

/** jsdom scans the whole page for a selector by id; `getElementById` uses an index. */
export function indexIdLookups(): void {
  Element.prototype.querySelector = function (this: Element, selector: string) {
    const id = byId.exec(selector)?.[1];
    const named = id === undefined ? null : this.ownerDocument.getElementById(id);
    // The page's first match is also the first in this element, if it is inside.
    return named && named !== this && this.contains(named) ? named : find.call(this, selector);
  };
}

const controls = [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];

const controlOf = (label: HTMLLabelElement) =>
  label.hasAttribute('for') ? label.ownerDocument.getElementById(label.htmlFor) : label.control;

/** jsdom scans the whole page for the labels of each control, and a query by role asks every button for them. */
export function indexLabels(): void {
  for (const { prototype } of controls) {
    const ofJsdom = Object.getOwnPropertyDescriptor(prototype, 'labels')!.get!;
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        const labels = [...this.ownerDocument.getElementsByTagName('label')];
        const isLabelled = labels.some((label) => controlOf(label) === this);
        return this.isConnected && !isLabelled ? [] : (ofJsdom.call(this) as unknown);
      },
    });
  }
}
