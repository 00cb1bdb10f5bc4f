import { cleanText } from '@/shared/text/text';
import { withoutWrapping } from '@/shared/text/wrapping';

/** Each reading may cost a request. */
const maxReadings = 4;
const maxText = 1000;
/** Codes that contain spaces have at most three words; more words are a sentence. */
const maxWords = 3;

/** A single-line field replaces a line break by ` / `. */
const lineBreak = /[\r\n\u2028\u2029]+| \/ /;
const dash = /[\p{Pd}\u2212]/gu;
/** A code may be broken at its hyphen and continue in the next line. */
const brokenAtHyphen = /-[ \t]*(?:[\r\n\u2028\u2029]+| \/ )\s*/g;
const labelNames = 'gutschein|voucher|coupon|code|nummer|nr|rabatt|promo|aktion|storno|kennung';
/** Labels such as „Dein Gutscheincode: “, and the parameter of a voucher link (`?gutschein=`). */
const label = new RegExp(`^.*?(?:${labelNames})[\\p{L}.]*\\s*[:=]\\s*(?=\\S)`, 'iu');
const labelWord = new RegExp(`^(?:${labelNames})[\\p{L}.-]*$`, 'iu');

const isProse = (word: string) =>
  labelWord.test(word) || (/\p{Ll}/u.test(word) && !/\p{N}/u.test(word) && word.length > 1);

const isReadable = (text: string) => /[\p{L}\p{N}]/u.test(text);

const compact = (words: string[]) => words.join('');

function spellings(words: string[]): string[] {
  const apart = words.join(' ').replace(/ ?- ?/g, '-');
  const joined = compact(words);
  // A sign at the end may belong to the code or to the sentence.
  const bare = joined.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return [joined, bare, apart, apart.replaceAll(' ', '-'), bare.replaceAll('-', '')];
}

function codeWords(words: string[]): string[] {
  let best: string[] = [];
  let row: string[] = [];
  for (const word of words) {
    row = isProse(word) ? [] : [...row, word];
    if (compact(row).length > compact(best).length && isReadable(compact(row))) best = row;
  }
  return best;
}

const wordsOf = (line: string) =>
  line
    .replace(label, '')
    .split(/\s+/)
    .map(withoutWrapping)
    .filter((word) => word !== '');

function readingsOfLine(words: string[]): string[] {
  const within = spellings(codeWords(words));
  if (words.length > maxWords && within.some(isReadable)) return within;
  const whole = spellings(words);
  return words.some((word) => labelWord.test(word)) ? [...within, ...whole] : [...whole, ...within];
}

/**
 * The codes that a typed or pasted text may mean, the likeliest first, at most four: without quotation marks,
 * punctuation, labels and further lines, in normal width, with and without spaces and hyphens. Empty if the text has no
 * letter and no digit.
 */
export function codeReadings(text: string): string[] {
  // NFKC would decompose the acute accent, which serves as a quotation mark.
  const plain = cleanText(text.slice(0, maxText).replaceAll('´', "'").normalize('NFKC').replace(dash, '-'));
  const lines = plain.replace(brokenAtHyphen, '-').split(lineBreak).map(wordsOf);
  const codeLines = lines.filter((words) => isReadable(compact(words)) && !words.some(isProse));
  const chosen = codeLines.length > 0 ? codeLines : lines;
  const readings = [...chosen.flatMap(readingsOfLine), ...spellings(codeLines.flat())];
  return [...new Set(readings)].filter(isReadable).slice(0, maxReadings);
}
