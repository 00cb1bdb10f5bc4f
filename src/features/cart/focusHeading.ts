/** Moves the focus to the heading before the focused element disappears. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}
