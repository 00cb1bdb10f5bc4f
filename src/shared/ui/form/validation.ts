import { cleanText } from '@/shared/text/text';

/** Whether a text has the form text@text (requirements 5); surrounding blanks are ignored. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(text.trim());
}

export function isFilled(text: string): boolean {
  return cleanText(text) !== '';
}

/** Blanks count: a password may contain them. */
export function hasMinLength(text: string, length: number): boolean {
  return text.length >= length;
}

export function hasMaxLength(text: string, length: number): boolean {
  return text.length <= length;
}
