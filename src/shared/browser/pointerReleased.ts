/**
 * Resolves once no button is pressed. A layout shift during a press would move the pressed button away, and the
 * click would miss it.
 */
export function pointerReleased(): Promise<void> {
  if (document.querySelector(':active') === null) return Promise.resolve();
  return new Promise((resolve) => {
    const over = () => {
      window.removeEventListener('pointerup', over);
      window.removeEventListener('pointercancel', over);
      // The click follows the release.
      setTimeout(resolve);
    };
    window.addEventListener('pointerup', over);
    window.addEventListener('pointercancel', over);
  });
}
