/**
 * Control and format characters, which reorder or hide text, signs without a shape, and halves of a character, on which
 * addresses break: no name or message needs them, a forgery does. Line breaks and tabs stay.
 */
const invisible = /(?![\t\n\r])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u034F\u115F\u1160\u3164\uFFA0]/gu;

/** Foreign text without control, direction and zero-width characters, trimmed. */
export function cleanText(text: string): string {
  return text.replace(invisible, '').trim();
}

/** At most `length` characters, the last one an ellipsis where something was cut; no emoji is cut in half. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text
    .slice(0, length - 1)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()}…`;
}
