/** Characters around a code, id or name that are not part of it, such as quotation marks, brackets and points. */
const wrapping = /^[^\p{L}\p{N}!?%&+#$€@_=/~-]+|[^\p{L}\p{N}!?%&+#$€@_=/~-]+$/gu;

/** Removes such characters; empty if nothing else is there. */
export function withoutWrapping(text: string): string {
  return text.replace(wrapping, '');
}
