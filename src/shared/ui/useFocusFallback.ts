import { useRef, type RefObject } from 'react';

export type FocusFallback<Target extends HTMLElement> = {
  /** The element that takes the focus; it needs a `tabIndex` unless it is focusable. */
  fallbackRef: RefObject<Target | null>;
  moveFocus: () => void;
  withFocus: (action: () => void) => () => void;
};

/** For a button that disappears when it is pressed: the focus moves to a nearby element instead of the body. */
export function useFocusFallback<Target extends HTMLElement>(): FocusFallback<Target> {
  const fallbackRef = useRef<Target>(null);
  const moveFocus = () => fallbackRef.current?.focus({ preventScroll: true });
  const withFocus = (action: () => void) => () => {
    moveFocus();
    action();
  };
  return { fallbackRef, moveFocus, withFocus };
}
