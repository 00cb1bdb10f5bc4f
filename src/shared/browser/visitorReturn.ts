import { onPageRestored } from './windowEvents';

/**
 * Calls back whenever the visitor returns to this page: to its tab from another one or another program, or by Back from
 * another site. Returns what ends it.
 */
export function onVisitorReturn(react: () => void): () => void {
  const listen = () => document.visibilityState === 'visible' && react();
  document.addEventListener('visibilitychange', listen);
  const end = onPageRestored(react);
  return () => {
    document.removeEventListener('visibilitychange', listen);
    end();
  };
}
