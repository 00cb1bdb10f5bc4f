import { addCleanup } from './cleanups';

/**
 * A browser that forbids cookies until the test ends: none is read, and to write one throws. Two spies on one property
 * would have to be taken off in the reverse order, which nobody does at the end of a test.
 */
export function forbidCookies(): void {
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => '',
    set: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  addCleanup(() => void Reflect.deleteProperty(document, 'cookie'));
}
