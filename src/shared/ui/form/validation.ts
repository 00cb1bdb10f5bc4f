import { cleanText } from '@/shared/text/text';

/** Whether a text looks like text@text (requirements 5); blanks around it are ignored. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text.trim());
}

/** Whether anything is left that takes room on the screen. */
export function isFilled(text: string): boolean {
  return cleanText(text) !== '';
}

/** Whether a text has at least `length` characters, blanks counted: a password may hold them. */
export function hasMinLength(text: string, length: number): boolean {
  return text.length >= length;
}

/** Whether a text has at most `length` characters. */
export function hasMaxLength(text: string, length: number): boolean {
  return text.length <= length;
}
