/** Matches a sum, whose label, amount and note are separate elements. */
export function sumLine(label: 'Summe' | 'Gesamtsumme', amount = '') {
  return (_: string, element: Element | null) =>
    element?.tagName === 'P' &&
    element.textContent?.replace(/\s/g, ' ').startsWith(`${label}: ${amount}`) === true;
}

const textOf = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** Matches a text across elements, in the innermost element that contains it. */
export function inParts(text: string | RegExp) {
  const fits = (element: Element) =>
    typeof text === 'string' ? textOf(element) === text : text.test(textOf(element));
  return (_: string, element: Element | null) =>
    element !== null && fits(element) && ![...element.children].some(fits);
}
