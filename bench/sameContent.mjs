/**
 * What a page shows: lists of texts under their names, and a height, which stands for the styles.
 * @typedef {{ height: number, [name: string]: (string | null)[] | number }} Content
 */

/**
 * Times of two pages that show different things say nothing: throws at the first difference.
 * @param {string} step what was measured
 * @param {Content} app
 * @param {Content | undefined} reference
 */
export function assertSameContent(step, app, reference) {
  if (!reference) throw new Error(`${step}: the reference shows nothing.`);
  for (const [name, texts] of Object.entries(app)) {
    if (!Array.isArray(texts)) continue;
    const others = reference[name];
    if (!Array.isArray(others)) throw new Error(`${step}: the reference has no ${name}.`);
    if (texts.length !== others.length) {
      throw new Error(`${step}: ${texts.length} ${name} in the app, ${others.length} in the reference.`);
    }
    const index = texts.findIndex((text, position) => text !== others[position]);
    if (index >= 0) {
      const lines = [`  app        ${texts[index]}`, `  reference  ${others[index]}`];
      throw new Error([`${step}: ${name} differ at ${index}:`, ...lines].join('\n'));
    }
  }
  if (Math.abs(app.height - reference.height) > 1) {
    throw new Error(`${step}: ${app.height} px high in the app, ${reference.height} px in the reference.`);
  }
}
