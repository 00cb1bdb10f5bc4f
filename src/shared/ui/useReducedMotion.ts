import { useSyncExternalStore } from 'react';
import { prefersReducedMotion, reducedMotionQuery } from '@/shared/browser/reducedMotion';

function listen(onChange: () => void): () => void {
  const query = window.matchMedia(reducedMotionQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the visitor asks for less motion, followed while the page stands. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(listen, prefersReducedMotion, () => false);
}
