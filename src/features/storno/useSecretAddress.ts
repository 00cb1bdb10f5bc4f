import { useLayoutEffect } from 'react';

const defaultPolicy = 'strict-origin-when-cross-origin';

/**
 * The address allows to cancel the order, so the `Referer` of outgoing requests is limited to the origin. Removing the
 * element would keep its policy in force; therefore the default is restored first.
 */
export function useSecretAddress(): void {
  useLayoutEffect(() => {
    const meta = document.head.appendChild(document.createElement('meta'));
    meta.name = 'referrer';
    meta.content = 'strict-origin';
    return () => {
      meta.content = defaultPolicy;
      meta.remove();
    };
  }, []);
}
