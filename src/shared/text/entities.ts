/** The named entities of German names; others stay as they are. */
const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  euro: '€',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
};

const mostCodePoint = 0x10ffff;

function decoded(entity: string, decimal = '', hexadecimal = '', name = ''): string {
  if (name) return (Object.hasOwn(named, name) && named[name]) || entity;
  const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
  return code <= mostCodePoint ? String.fromCodePoint(code) : entity;
}

/** Replaces HTML entities in a plain text, once: `&amp;amp;` becomes `&amp;`. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, decoded);
}
