type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a press asks for nothing but to go on: no new tab, no new window, no download. */
export function isUnmodifiedClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Press): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
