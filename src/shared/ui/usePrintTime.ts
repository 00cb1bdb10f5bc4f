import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { shopMinute } from '@/shared/browser/serverClock';

/** Rendered at once: a microtask of `window.print()` would be too late. */
function subscribe(onChange: () => void) {
  const update = () => flushSync(onChange);
  window.addEventListener('beforeprint', update);
  return () => window.removeEventListener('beforeprint', update);
}

/** When the page is printed: the shop's clock in epoch ms, rounded down to the minute. */
export function usePrintTime(): number {
  return useSyncExternalStore(subscribe, shopMinute, shopMinute);
}
