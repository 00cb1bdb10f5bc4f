import { addCleanup } from './cleanups';

/**
 * Forbids cookies until the test ends: reading returns none, writing throws. One spy for both: two spies on one
 * property would have to be restored in reverse order.
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
