import { useDeferredValue, useSyncExternalStore } from 'react';

const neverChanging = () => () => undefined;

/**
 * Whether the page is the app's by now. As it was built it can be read, but what is typed into it would be lost, and it
 * knows neither the day nor what this browser keeps.
 */
export function useHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    neverChanging,
    () => true,
    () => false,
  );
  // What follows is rendered in slices, so that a press gets in between.
  return useDeferredValue(isHydrated);
}
