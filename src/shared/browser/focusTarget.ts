/** Focuses what was scrolled to; the page does not move. It stays focusable only as long as it has the focus. */
export function focusTarget(target: Element): void {
  if (!(target instanceof HTMLElement)) return;
  if (!target.matches('a, button, [tabindex]')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus({ preventScroll: true });
}
