/** Characters that take no room on the screen, so that a field holding only these looks empty. */
const invisible = /[\u200B-\u200F\u2060\uFEFF]/g;

/** Whether a text looks like text@text (specification section 5); blanks around it are ignored. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text.trim());
}

/** Whether anything visible is left after trimming. */
export function isFilled(text: string): boolean {
  return text.replace(invisible, '').trim() !== '';
}

/** Whether a text has at least `length` characters, blanks counted: a password may hold them. */
export function hasMinLength(text: string, length: number): boolean {
  return text.length >= length;
}

/** Whether a text has at most `length` characters. */
export function hasMaxLength(text: string, length: number): boolean {
  return text.length <= length;
}
