/**
 * Content of a page: lists of texts by name, and the height in px as an indicator of equal styles.
 * @typedef {{ height: number, [name: string]: (string | null)[] | number }} Content
 */

/**
 * Throws at the first difference, because times of pages with different content cannot be compared.
 * @type {(step: string, app: Content, reference: Content) => void}
 */
export function assertSameContent(step, app, reference) {
  for (const [name, texts] of Object.entries(app)) {
    if (!Array.isArray(texts)) continue;
    const expected = reference[name];
    if (!Array.isArray(expected)) throw new Error(`${step}: the reference has no ${name}.`);
    if (texts.length !== expected.length) {
      throw new Error(`${step}: ${texts.length} ${name} in the app, ${expected.length} in the reference.`);
    }
    const index = texts.findIndex((text, position) => text !== expected[position]);
    if (index >= 0) {
      const lines = [`  app        ${texts[index]}`, `  reference  ${expected[index]}`];
      throw new Error([`${step}: ${name} differ at ${index}:`, ...lines].join('\n'));
    }
  }
  if (Math.abs(app.height - reference.height) > 1) {
    throw new Error(`${step}: ${app.height} px high in the app, ${reference.height} px in the reference.`);
  }
}
