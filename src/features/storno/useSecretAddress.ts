import { useLayoutEffect } from 'react';

/** What browsers do without being asked (HTML standard). */
const usualPolicy = 'strict-origin-when-cross-origin';

/**
 * Whoever has the address can cancel the order: while it stands, the pages that are opened from here learn no more
 * than the shop's origin. Removing the element would leave its policy in force, so that it is given back first.
 */
export function useSecretAddress(): void {
  useLayoutEffect(() => {
    const meta = document.head.appendChild(document.createElement('meta'));
    meta.name = 'referrer';
    meta.content = 'strict-origin';
    return () => {
      meta.content = usualPolicy;
      meta.remove();
    };
  }, []);
}
