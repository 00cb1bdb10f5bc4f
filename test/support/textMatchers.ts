/** Finds the line of a sum by its label: label, amount and note are elements of their own in it. */
export function sumLine(label: 'Summe' | 'Gesamtsumme', amount = '') {
  return (_: string, element: Element | null) =>
    element?.tagName === 'P' &&
    element.textContent?.replace(/\s/g, ' ').startsWith(`${label}: ${amount}`) === true;
}

const textOf = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** Finds a text that consists of several elements, in the innermost one that holds it whole. */
export function inParts(text: string | RegExp) {
  const fits = (element: Element) =>
    typeof text === 'string' ? textOf(element) === text : text.test(textOf(element));
  return (_: string, element: Element | null) =>
    element !== null && fits(element) && ![...element.children].some(fits);
}
