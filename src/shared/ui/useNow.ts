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

/** The shop's clock in epoch ms, rounded down to the minute; updated when the visitor returns and when a known moment
 * passes (`src/features/connection/freshReadsSaga.ts`). */
export function useNow(): number {
  return useSyncExternalStore(subscribe, shopMinute, shopMinute);
}
