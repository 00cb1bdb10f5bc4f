import type { ClipboardEvent } from 'react';

/** Between what stood in lines of its own. */
const lineSeparator = ' / ';

/**
 * Pastes a text of several lines into a field of one, which would run them together, and gives the field's new value to
 * `onChange`. A text that does not fit into the field is handed to `shorten` first. The browser pastes all others.
 */
export function pasteLines(
  event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>,
  shorten: (text: string) => string,
  onChange: (value: string) => void,
): void {
  const { selectionStart, selectionEnd, value, maxLength } = event.currentTarget;
  const text = event.clipboardData.getData('text').trim();
  const isLong = text.length > maxLength;
  if (!isLong && !/[\r\n]/.test(text)) return;
  event.preventDefault();
  const pasted = (isLong ? shorten(text) : text).replace(/\s*[\r\n]\s*/g, lineSeparator);
  onChange(value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length));
}
