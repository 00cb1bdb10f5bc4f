/**
 * Resolves once nothing is being pressed. What moves the page while a pointer is down would carry the pressed button
 * away from under it, and the press would miss.
 */
export function pressOver(): Promise<void> {
  if (document.querySelector(':active') === null) return Promise.resolve();
  return new Promise((resolve) => {
    const over = () => {
      window.removeEventListener('pointerup', over);
      window.removeEventListener('pointercancel', over);
      // The click comes after the release.
      setTimeout(resolve);
    };
    window.addEventListener('pointerup', over);
    window.addEventListener('pointercancel', over);
  });
}
