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

/** The same, with consecutive letters joined: „E.T.“ is also found as „ET“. */
export function searchedWords(text: string): string[] {
  const words: string[] = [];
  let isRow = false;
  for (const word of wordsOf(text)) {
    const isLetter = /^\p{L}$/u.test(word);
    if (isLetter && isRow) words.push(`${words.pop()}${word}`);
    else words.push(word);
    isRow = isLetter;
  }
  return words;
}
