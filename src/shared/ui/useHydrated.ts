import { useDeferredValue, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Before hydration input would be lost, and neither the date nor stored data is known. */
export function useHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  // Deferred, so that the rendering lets input through.
  return useDeferredValue(isHydrated);
}
