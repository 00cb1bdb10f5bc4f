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
 * The minute that the shop's clock shows (epoch ms): at each rendering, when the host's time becomes known, and when a
 * visitor comes back to a page that was left open.
 */
export function useNow(): number {
  return useSyncExternalStore(subscribe, shopMinute, shopMinute);
}
