/** As jsdom reckons it, element by element. */
export const compute = window.getComputedStyle.bind(window);
const isShown = new Map<string, string>();

/** What in jsdom's own style sheet decides how an element is shown, beside its name. */
const deciding = ['type', 'hidden', 'open', 'popover'];
/** What an element itself says of a property; most say but variables there. */
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

/** The parts of a table that jsdom's style sheet collapses where they are hidden. */
const collapsing = new Set(['TBODY', 'THEAD', 'TFOOT', 'TR', 'COL', 'COLGROUP']);

/** A property that is handed down from the next element around that sets it. */
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
 * Whether an element is shown is asked thousands of times by every query for roles, and jsdom goes through its whole sheet
 * each time. Where a page has no sheets of its own, elements of one kind are shown alike: one is asked for all.
 */
export function shareComputedStyles(): void {
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement || document.styleSheets.length > 0) return compute(element, pseudoElement);
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
