import { vi } from 'vitest';
import { localStore } from '@/shared/browser/browserStorage';
import { addCleanup } from './cleanups';

function deny(): never {
  throw new DOMException('denied', 'SecurityError');
}

/** Forbids local and session storage until the test ends, but not cookies. */
export function forbidWebStorage(): void {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(deny);
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(deny);
  // What could not be stored was kept in memory.
  addCleanup(() => ['cart', 'orderKey', 'orderHistory'].forEach(localStore.remove));
}
