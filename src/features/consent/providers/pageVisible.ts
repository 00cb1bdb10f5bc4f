import { onPageRestored } from '@/shared/browser/windowEvents';

/** Calls back whenever the visitor comes back to the page: from another tab, another window, or by Back. */
export function onPageVisible(react: () => void): () => void {
  const reactIfVisible = () => document.visibilityState === 'visible' && react();
  document.addEventListener('visibilitychange', reactIfVisible);
  window.addEventListener('focus', react);
  const endRestored = onPageRestored(react);
  return () => {
    document.removeEventListener('visibilitychange', reactIfVisible);
    window.removeEventListener('focus', react);
    endRestored();
  };
}
