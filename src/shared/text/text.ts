/**
 * Control and format characters, which reorder or hide text, signs without a shape, and halves of a character, on which
 * addresses break: no name or message needs them, a forgery does. Line breaks and tabs stay. So does a joiner that shapes
 * what stands on both sides of it, which are emoji or letters of Arabic, Indian and related scripts; in Bengali and
 * Malayalam one behind a virama makes another letter also at the end of a word.
 */
const invisible =
  /(?![\t\n\r]|(?<=[\u09CD\u0D4D])\u200D|(?<=[\u0620-\u109F\u1780-\u17FF\u1820-\u1BFF\uA800-\uABFF\u{10A00}-\u{1FFFF}\uFE0F\u2190-\u2BFF])[\u200C\u200D]+[\u0620-\u109F\u1780-\u17FF\u1820-\u1BFF\uA800-\uABFF\u{10A00}-\u{1FFFF}\uFE0F\u2190-\u2BFF])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u034F\u115F\u1160\u3164\uFFA0]/gu;

/** Foreign text without control, direction and zero-width characters that shape nothing, trimmed. */
export function cleanText(text: string): string {
  return text.replace(invisible, '').trim();
}

/** At most `length` characters, cleaned, the last one an ellipsis where something was cut; no emoji is cut in half. */
export function cutText(text: string, length: number): string {
  return text.length <= length ? text : `${cleanText(text.slice(0, length - 1))}…`;
}
