type Content = Node | string | number | boolean | null | undefined | Content[];
type Props = Record<string, unknown> & { children?: Content };
type ElementType = string | ((props: Props) => Content);

const svgNames = new Set(['circle', 'ellipse', 'g', 'path', 'svg']);

function isStyle(value: unknown): value is Record<string, string | number> {
  return typeof value === 'object' && value !== null;
}

function attributeName(element: Element, name: string): string {
  if (name === 'className') return 'class';
  if (element instanceof HTMLElement) return name.toLowerCase();
  return name === 'viewBox' ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function setAttribute(element: Element, name: string, value: unknown): void {
  // A `ref` observes a picture; event listeners are left to the app.
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

/** Strings become text nodes, never HTML. */
export function append(parent: Node, content: Content): void {
  if (Array.isArray(content)) for (const child of content) append(parent, child);
  // Components may share one element, such as an icon.
  else if (content instanceof Node)
    parent.appendChild(content.parentNode ? content.cloneNode(true) : content);
  else if (content !== '' && (typeof content === 'string' || typeof content === 'number'))
    parent.appendChild(document.createTextNode(String(content)));
}

/** A JSX runtime that creates DOM elements, equal to those of React (`test/prehydrate`). */
export function jsx(type: ElementType, { children, ...props }: Props): Content {
  if (typeof type === 'function') return type({ ...props, children });
  const element = svgNames.has(type)
    ? document.createElementNS('http://www.w3.org/2000/svg', type)
    : document.createElement(type);
  for (const [name, value] of Object.entries(props)) setAttribute(element, name, value);
  append(element, children);
  return element;
}

/** @alias Compilers use this name for elements with several children. */
export const jsxs = jsx;

export function Fragment({ children }: Props): Content {
  return children;
}
