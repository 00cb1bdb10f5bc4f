import { disconnectHost } from './server';

/** Simulates offline mode including the browser's events; returns the way back online. */
export function goOffline(): () => void {
  const bringBack = disconnectHost();
  window.dispatchEvent(new Event('offline'));
  return () => {
    bringBack();
    window.dispatchEvent(new Event('online'));
  };
}
