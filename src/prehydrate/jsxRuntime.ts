/** What a component of the app may return or hold. */
type Content = Node | string | number | boolean | null | undefined | Content[];
type Props = Record<string, unknown> & { children?: Content };
type Part = string | ((props: Props) => Content);

const svgNames = new Set(['circle', 'ellipse', 'g', 'path', 'svg']);

function isStyle(value: unknown): value is Record<string, string | number> {
  return typeof value === 'object' && value !== null;
}

/** As React names an attribute in the page. */
function attributeName(element: Element, name: string): string {
  if (name === 'className') return 'class';
  if (element instanceof HTMLElement) return name.toLowerCase();
  return name === 'viewBox' ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function setAttribute(element: Element, name: string, value: unknown): void {
  // A picture is to be watched; what else listens does so in the app.
  if (name === 'ref' && typeof value === 'function') (value as (element: Element) => void)(element);
  if (value === undefined || value === null || typeof value === 'function' || name === 'ref') return;
  if (name === 'style' && isStyle(value) && element instanceof HTMLElement) {
    for (const [property, setting] of Object.entries(value))
      element.style.setProperty(property, String(setting));
    return;
  }
  const isState = /^(?:aria|data)-/.test(name);
  if (!isState && value === false) return;
  element.setAttribute(attributeName(element, name), !isState && value === true ? '' : String(value));
}

/** Puts what a component returned into an element: texts as texts, never as HTML. */
export function append(parent: Node, content: Content): void {
  if (Array.isArray(content)) for (const part of content) append(parent, part);
  // A drawing that components share stands in many places.
  else if (content instanceof Node)
    parent.appendChild(content.parentNode ? content.cloneNode(true) : content);
  // React leaves an empty text out.
  else if (content !== '' && (typeof content === 'string' || typeof content === 'number'))
    parent.appendChild(document.createTextNode(String(content)));
}

/**
 * Stands in for React's runtime where the app's own components are to make elements at once: what they return is in the
 * page before React is there, which then shows the same. A test holds both equal.
 */
export function jsx(part: Part, { children, ...props }: Props): Content {
  if (typeof part === 'function') return part({ ...props, children });
  const element = svgNames.has(part)
    ? document.createElementNS('http://www.w3.org/2000/svg', part)
    : document.createElement(part);
  for (const [name, value] of Object.entries(props)) setAttribute(element, name, value);
  append(element, children);
  return element;
}

/** @alias The runtime's other name for it, for elements with several children. */
export const jsxs = jsx;

export function Fragment({ children }: Props): Content {
  return children;
}
