/** Emoji, and the scripts whose letters a joiner shapes: Arabic to Sinhala, Tibetan, Burmese, Khmer to Batak, others. */
const shaped =
  '[\\p{ExtPict}\\p{EMod}\\uFE0F\\u0620-\\u0DFF\\u0F00-\\u109F\\u1780-\\u180D\\u1810-\\u1BFF\\uA800-\\uABFF\\u{10A00}-\\u{11FFF}\\u{1E900}-\\u{1E95F}]';

/**
 * Control and format characters, which reorder or hide text, signs without a shape, and halves of a character, on which
 * addresses break: no name or message needs them, a forgery does. Line breaks and tabs stay, and a joiner where it shapes
 * what stands on both sides; in Bengali and Malayalam one at the end of a word makes the last letter another one.
 */
const invisible = new RegExp(
  `[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\u034F\\u115F\\u1160\\u3164\\uFFA0](?<![\\t\\n\\r]|[\\u09CD\\u0D4D]\\u200D)(?!(?<=${shaped}[\\u180E\\u200C\\u200D])[\\u200C\\u200D]*${shaped})`,
  'gu',
);

/** Foreign text without control, direction and zero-width characters that shape nothing, trimmed. */
export function cleanText(text: string): string {
  return text.replace(invisible, '').trim();
}

/** At most `length` characters, the last one an ellipsis where something was cut; no emoji is cut in half. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text
    .slice(0, length - 1)
    .replace(/[\u200C\u200D\uD800-\uDBFF]+$/, '')
    .trimEnd()}…`;
}
