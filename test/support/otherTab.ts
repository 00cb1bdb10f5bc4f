import { act } from '@testing-library/react';

/** Another tab has changed a value of the local storage. */
export function dispatchStorage(key: string): void {
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
}

/** Back from another site, whose page the browser had kept. */
export function restorePage(): void {
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
}
