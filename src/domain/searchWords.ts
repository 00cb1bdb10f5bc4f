const between = /[^\p{L}\p{N}]+/u;

/** Without case, umlaut dots, accents, ligatures and joiners; `ß` becomes `ss`. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
}

/** In folded text, `ae` (for `ä`) and the like become the vowel that folding leaves of an umlaut. */
export function withoutDigraphs(text: string): string {
  return text.replace(/([aou])e/g, '$1');
}

/** The folded words of a text, in order. */
export function wordsOf(text: string): string[] {
  return folded(text).split(between).filter(Boolean);
}
