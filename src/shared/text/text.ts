/**
 * Control and format characters, characters without a glyph, and lone surrogates, on which `encodeURI` throws. Line
 * breaks, tabs and joiners that shape emoji or letters are kept; in Bengali and Malayalam also one that ends a word.
 */
const invisible =
  /(?![\t\n\r]|(?<=[\u09CD\u0D4D])\u200D|(?<=[\u0620-\u109F\u1780-\u17FF\u1820-\u1BFF\uA800-\uABFF\u{10A00}-\u{1FFFF}\uFE0F\u2190-\u2BFF])[\u200C\u200D]+[\u0620-\u109F\u1780-\u17FF\u1820-\u1BFF\uA800-\uABFF\u{10A00}-\u{1FFFF}\uFE0F\u2190-\u2BFF])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u034F\u115F\u1160\u3164\uFFA0]/gu;

/** Removes invisible characters without effect on the shape, and trims. */
export function cleanText(text: string): string {
  return text.replace(invisible, '').trim();
}

/** Cuts a text to `length` characters, the last one an ellipsis; an emoji is not cut in half. */
export function cutText(text: string, length: number): string {
  return text.length <= length ? text : `${cleanText(text.slice(0, length - 1))}…`;
}

/** With a full stop at the end, unless the text has one. */
export const sentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);
