/** As jsdom reckons it, element by element. */
export const compute = window.getComputedStyle.bind(window);
const isShown = new Map<string, string>();

/** What in jsdom's own sheet decides beside an element's name and type how it is shown. */
const deciding = ['hidden', 'open', 'popover', 'style'];
const isDecided = (element: Element) => deciding.some((name) => element.hasAttribute(name));

function displayOf(element: Element): string {
  if (isDecided(element)) return compute(element).display;
  const kind = `${element.tagName} ${element.getAttribute('type')}`;
  const known = isShown.get(kind) ?? compute(element).display;
  isShown.set(kind, known);
  return known;
}

function visibilityOf(element: Element): string {
  for (let place: Element | null = element; place; place = place.parentElement) {
    if (isDecided(place)) return compute(element).visibility;
  }
  return 'visible';
}

/**
 * Whether an element is shown is asked thousands of times by every query for roles, and jsdom goes through its whole sheet
 * each time. Where a page has no sheets of its own, elements of one kind are shown alike: one is asked for all.
 */
export function shareComputedStyles(): void {
  window.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement || document.styleSheets.length > 0) return compute(element, pseudoElement);
    function valueOf(name: string): string {
      if (name === 'display') return displayOf(element);
      return name === 'visibility' ? visibilityOf(element) : compute(element).getPropertyValue(name);
    }
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => {
        if (name === 'getPropertyValue') return valueOf;
        if (name === 'display' || name === 'visibility') return valueOf(name);
        const whole = compute(element);
        const value: unknown = Reflect.get(whole, name);
        return typeof value === 'function' ? (value.bind(whole) as unknown) : value;
      },
    });
  };
}
