const inline = new Set([
  'A',
  'ABBR',
  'B',
  'BDI',
  'CITE',
  'CODE',
  'EM',
  'I',
  'SMALL',
  'SPAN',
  'STRONG',
  'SUB',
  'SUP',
]);
const unread = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'TEXTAREA', 'SVG', 'svg']);

/** Text of an element, one line per block. */
export function textOf(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue ?? '';
  if (node.nodeType !== 1 || unread.has(node.nodeName)) return '';
  const text = [...node.childNodes].map(textOf).join('');
  return inline.has(node.nodeName) ? text : `\n${text}\n`;
}

export function mainText(document: Document, without = 'nav'): string {
  const main = document.querySelector('main')?.cloneNode(true) as Element | undefined;
  main?.querySelectorAll(without).forEach((each) => each.remove());
  return main ? textOf(main).replace(/\n\s*/g, '\n').trim() : '';
}

export function wordCount(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[-’.,:][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** Sequences of `length` words. */
export function shingles(text: string, length = 5): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' ')));
}

/** Share of common shingles, 0 to 1. */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((each) => other.has(each)).length;
  const all = one.size + other.size - common;
  return all === 0 ? 0 : common / all;
}
