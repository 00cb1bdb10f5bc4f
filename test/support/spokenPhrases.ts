import type { Spoken } from './screenReader';

/** Roles that no screen reader speaks without a name or text. */
const silentRoles =
  /^(?:document|paragraph|strong|emphasis|list|listitem|table|row|rowgroup|cell|form|status|alert|superscript|time|term|definition|mark|code|separator|blockquote)(?:,|$)/;

/** Elements that are spoken with their content. */
const named = 'a[href], button, h1, h2, h3, h4, h5, h6, summary, th, [role=tab], [role=radio]';

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

/** The library takes no notice of CSS, of closed elements and of what a name consists of. */
function isUnheard({ node }: Spoken): boolean {
  const element = elementOf(node);
  if (!element) return true;
  if (node !== element && element.closest(named)) return true;
  // Links and buttons in a heading or row header are heard on their own as well.
  if (element.parentElement?.closest(named)) return !element.matches('a[href], button');
  // A list of definitions has no role, so that its name is not spoken.
  if (node === element && element.matches('dl')) return true;
  if (element.closest('option, legend, .print-only')) return true;
  // Names of fields; links in them are heard.
  if (element.closest('label') && !element.matches('a[href], input, select, textarea')) return true;
  return element.closest('details:not([open])') !== null && !element.matches('summary');
}

/** What a visitor hears of a reading: no ends, no bare containers, no content twice. */
export function heardOf(read: readonly Spoken[]): Spoken[] {
  return read.filter((spoken) => {
    // Cells before the first and after the last day of a month are empty.
    if (/^(?:end(?: of|,|$)|gridcell$)/.test(spoken.phrase) || isUnheard(spoken)) return false;
    // The content of a cell is not spoken again if it is only text.
    const isRead = () => read.some(({ node }) => node !== spoken.node && spoken.node.contains(node));
    return (spoken.phrase.startsWith('cell, ') && !isRead()) || !silentRoles.test(spoken.phrase);
  });
}

/** Names of containers are context, not content. */
const containers =
  /^(?:main|banner|contentinfo|article|region|navigation|search|group|radiogroup|complementary|dialog|tablist|tabpanel|grid)(?:,|$)/;

const roles =
  /^(?:heading|link|button|textbox|searchbox|combobox|checkbox|radio|switch|tab|image|rowheader|columnheader), /;

const states =
  /, (?:level \d|position \d+|set size \d+|current page|has popup \w+|\d+ controls?|(?:not )?(?:expanded|pressed|disabled|checked|required|invalid|busy|selected))(?=,|$)/g;

/** The content of a phrase, without role and states; empty for a container. */
export function contentOf({ phrase, node }: Spoken): string {
  const isNamedList = node instanceof Element && node.matches('ul, ol, dl');
  if (isNamedList || containers.test(phrase)) return '';
  return phrase.replace(roles, '').replace(states, '').trim();
}
