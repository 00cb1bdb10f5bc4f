/** Resolves once no button is pressed: a layout shift during a press would make the click miss. */
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
