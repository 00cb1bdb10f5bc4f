import { useCallback, useEffect, useRef } from 'react';

/** Hands the focus on where an element, held by its `ref`, gives way to another with every change of `which`. */
export function useSwappedFocus(which: unknown) {
  const icon = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const hold = useCallback((element: HTMLElement | null) => {
    icon.current = element;
    return () => {
      hadFocus.current = document.activeElement === element;
    };
  }, []);
  useEffect(() => {
    if (hadFocus.current) icon.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [which]);
  return { icon, hold };
}
