import { useRef, type RefObject } from 'react';

export type FocusFallback<Place extends HTMLElement> = {
  /** What takes the focus; it needs a `tabIndex` unless it takes it by nature. */
  place: RefObject<Place | null>;
  moveFocus: () => void;
  withFocus: (action: () => void) => () => void;
};

/** For a button that goes when it is pressed: the focus of who pressed it stays near, at `place`. */
export function useFocusFallback<Place extends HTMLElement>(): FocusFallback<Place> {
  const place = useRef<Place>(null);
  const moveFocus = () => place.current?.focus({ preventScroll: true });
  const withFocus = (action: () => void) => () => {
    moveFocus();
    action();
  };
  return { place, moveFocus, withFocus };
}
