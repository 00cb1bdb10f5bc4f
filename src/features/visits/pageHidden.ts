/** Calls back each time the page is hidden or left, which is the last chance to send something. Some browsers leave without hiding. */
export function onPageHidden(react: () => void): () => void {
  const reactIfHidden = () => document.visibilityState === 'hidden' && react();
  document.addEventListener('visibilitychange', reactIfHidden);
  window.addEventListener('pagehide', react);
  return () => {
    document.removeEventListener('visibilitychange', reactIfHidden);
    window.removeEventListener('pagehide', react);
  };
}
