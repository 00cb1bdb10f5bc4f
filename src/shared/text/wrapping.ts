/**
 * At the ends of a code, an id or a name: everything but letters, digits and the signs that one may begin or end with.
 * Quotation marks, brackets, points, commas and blanks are put there by whoever passes it on.
 */
const wrapping = /^[^\p{L}\p{N}!?%&+#$€@_=/~-]+|[^\p{L}\p{N}!?%&+#$€@_=/~-]+$/gu;

/** A code, an id or a name without what surely only stands around it; empty where nothing else is there. */
export function withoutWrapping(text: string): string {
  return text.replace(wrapping, '');
}
