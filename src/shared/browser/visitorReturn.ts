import { onPageRestored } from './windowEvents';

/** Calls back when the visitor returns to this tab, or by Back from another site. */
export function onVisitorReturn(react: () => void): () => void {
  const listen = () => document.visibilityState === 'visible' && react();
  document.addEventListener('visibilitychange', listen);
  const end = onPageRestored(react);
  return () => {
    document.removeEventListener('visibilitychange', listen);
    end();
  };
}
