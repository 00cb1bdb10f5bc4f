import { act } from '@testing-library/react';

/** Another address in the same tab, as by its history: the store stays. */
export function visit(address: string): void {
  act(() => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
}
