import { useCallback, useEffect, useRef, type RefObject } from 'react';

/** Hands the focus of an element, held by its `ref`, to another one where a change of `which` takes it away. */
export function useFocusHandover(which: unknown, other: RefObject<HTMLElement | null>) {
  const icon = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const hold = useCallback((element: HTMLElement | null) => {
    icon.current = element;
    return () => {
      hadFocus.current = document.activeElement === element;
      icon.current = null;
    };
  }, []);
  useEffect(() => {
    if (hadFocus.current) (icon.current ?? other.current)?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [which, other]);
  return { icon, hold };
}
