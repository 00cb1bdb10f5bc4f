/* global getComputedStyle */
/**
 * Serializes an SVG of the page, with the colours of the theme as hexadecimal values.
 * @param {SVGElement} drawing
 */
export function standalone(drawing) {
  /** @param {string} color */
  const hex = (color) =>
    `#${(color.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
  for (const part of drawing.querySelectorAll('*')) {
    for (const name of ['fill', 'stroke']) {
      if (part.getAttribute(name)?.startsWith('var(')) {
        part.setAttribute(name, hex(getComputedStyle(part).getPropertyValue(name)));
      }
    }
  }
  drawing.removeAttribute('data-bs-theme');
  drawing.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return drawing.outerHTML.replace(/><\/(?!svg|g)\w+>/g, '/>');
}
