/** What held the focus is about to go: the screen's heading takes it, so that it is not lost. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}
