import { useDeferredValue, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Whether the page is hydrated. Before that it can be read, but input would be lost, and it knows neither the date
 * nor what this browser stores.
 */
export function useHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  // Deferred, so that the rendering lets input through.
  return useDeferredValue(isHydrated);
}
