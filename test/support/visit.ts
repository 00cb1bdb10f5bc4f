import { act } from '@testing-library/react';

/** Navigates in the same tab; the store stays. */
export function visit(address: string): void {
  act(() => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
}
