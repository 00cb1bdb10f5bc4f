const between = /[^\p{L}\p{N}]+/u;

/** Without case, umlauts' dots, accents, ligatures and joiners; `ß` is `ss`. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
}

/** `ae` for `ä` and the like, in folded text: reduced to the vowel that folding leaves of an umlaut. */
export function withoutDigraphs(text: string): string {
  return text.replace(/([aou])e/g, '$1');
}

/** The folded words of a text, in their order. */
export function wordsOf(text: string): string[] {
  return folded(text).split(between).filter(Boolean);
}
