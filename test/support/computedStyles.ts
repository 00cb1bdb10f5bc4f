/** jsdom's own implementation. */
export const compute = window.getComputedStyle.bind(window);
const isShown = new Map<string, string>();

/** Attributes in selectors of jsdom's default stylesheet. */
const deciding = ['type', 'hidden', 'open', 'popover'];
const ownStyle = (element: Element, property: string) =>
  element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(property) : '';

function displayOf(element: Element): string {
  const own = ownStyle(element, 'display');
  if (own) return own;
  const kind = [element.tagName, ...deciding.map((name) => String(element.getAttribute(name)))].join(' ');
  const known = isShown.get(kind) ?? compute(element).display;
  isShown.set(kind, known);
  return known;
}

/** Table elements that jsdom's stylesheet collapses when hidden. */
const collapsing = new Set(['TBODY', 'THEAD', 'TFOOT', 'TR', 'COL', 'COLGROUP']);

/** Value of an inherited property. */
function inherited(element: Element, property: string, initial: string): string {
  for (let current: Element | null = element; current; current = current.parentElement) {
    const own = ownStyle(current, property);
    if (own) return own;
    if (collapsing.has(current.tagName) && current.hasAttribute('hidden')) {
      return compute(element).getPropertyValue(property);
    }
  }
  return initial;
}

const pointerEventsOf = (element: Element) => inherited(element, 'pointer-events', 'auto');

const shared: Record<string, (element: Element) => string> = {
  display: displayOf,
  visibility: (element) => inherited(element, 'visibility', 'visible'),
  'pointer-events': pointerEventsOf,
  pointerEvents: pointerEventsOf,
};

/**
 * Queries by role check the visibility of thousands of elements, and jsdom evaluates its whole stylesheet each time.
 * Without stylesheets in the page, equal elements have equal styles, so one result is shared.
 */
export function shareComputedStyles(): void {
  window.getComputedStyle = (element, pseudoElement) => {
    // jsdom only warns about pseudo-elements; a screen reader asks for their content.
    if (pseudoElement) return compute(element);
    if (document.styleSheets.length > 0) return compute(element);
    const valueOf = (name: string) => shared[name]?.(element) ?? compute(element).getPropertyValue(name);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => {
        if (name === 'getPropertyValue') return valueOf;
        const known = typeof name === 'string' ? shared[name] : undefined;
        if (known) return known(element);
        const whole = compute(element);
        const value: unknown = Reflect.get(whole, name);
        return typeof value === 'function' ? (value.bind(whole) as unknown) : value;
      },
    });
  };
}
