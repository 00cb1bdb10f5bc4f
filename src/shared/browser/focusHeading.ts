/** Moves the focus to the page's heading, for example before the focused element disappears. */
export function focusHeading(options?: FocusOptions): void {
  document.querySelector<HTMLElement>('main h1')?.focus(options);
}
