import { onPageRestored } from '@/shared/browser/windowEvents';

/** Calls back whenever the visitor comes back to the page: from another tab, another window, or by Back. */
export function onPageSeen(react: () => void): () => void {
  const look = () => document.visibilityState === 'visible' && react();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', react);
  const endRestored = onPageRestored(react);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', react);
    endRestored();
  };
}
