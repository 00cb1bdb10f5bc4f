import { useSyncExternalStore } from 'react';
import { onClockChange, shopMinute } from '@/shared/browser/serverClock';

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  const end = onClockChange(onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    end();
  };
}

/**
 * The shop's clock in epoch ms, rounded down to the minute: at each rendering, when the server time becomes known,
 * and when the visitor returns to an open page.
 */
export function useNow(): number {
  return useSyncExternalStore(subscribe, shopMinute, shopMinute);
}
