import { useSyncExternalStore } from 'react';

const neverChanging = () => () => undefined;

/**
 * Whether the page is the app's by now. As it was built it can be read, but what is typed into it would be lost, and it
 * knows neither the day nor what this browser keeps.
 */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    neverChanging,
    () => true,
    () => false,
  );
}
