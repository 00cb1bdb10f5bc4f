import { useRef, type RefObject } from 'react';

export type KeptFocus<Place extends HTMLElement> = {
  /** What takes the focus; it needs a `tabIndex` unless it takes it by nature. */
  place: RefObject<Place | null>;
  takeFocus: () => void;
  keepFocus: (action: () => void) => () => void;
};

/** For a button that goes when it is pressed: the focus of who pressed it stays near, at `place`. */
export function useKeptFocus<Place extends HTMLElement>(): KeptFocus<Place> {
  const place = useRef<Place>(null);
  const takeFocus = () => place.current?.focus({ preventScroll: true });
  const keepFocus = (action: () => void) => () => {
    takeFocus();
    action();
  };
  return { place, takeFocus, keepFocus };
}
