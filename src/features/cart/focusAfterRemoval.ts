/** The line that held the focus is about to go: the screen's heading takes it, so that it is not lost. */
export function focusAfterRemoval(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}
