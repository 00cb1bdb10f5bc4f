/** Control characters and marks that reorder or hide text: no name or message needs them, a forgery does. */
const invisible =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

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
