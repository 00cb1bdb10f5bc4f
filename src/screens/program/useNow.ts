import { useSyncExternalStore } from 'react';

const minute = 60_000;

function subscribe(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

export const currentMinute = () => Math.floor(Date.now() / minute) * minute;

/** The minute it is (epoch ms), at each rendering and when a visitor comes back to a page that was left open. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, currentMinute, currentMinute);
}
