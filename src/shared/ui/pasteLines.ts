import type { ClipboardEvent } from 'react';

const lineSeparator = ' / ';

/** Pastes several lines into a one-line field; a text that is too long goes through `shorten` first. */
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
