import { disconnectHost } from './server';

/**
 * Takes the shop out of reach, as the browser notices. Returns what brings it back, which the browser notices as well.
 */
export function goOffline(): () => void {
  const bringBack = disconnectHost();
  window.dispatchEvent(new Event('offline'));
  return () => {
    bringBack();
    window.dispatchEvent(new Event('online'));
  };
}
