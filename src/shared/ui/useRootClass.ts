import { useLayoutEffect } from 'react';

type RootClass =
  | 'with-confirmation'
  | 'with-consent-banner'
  | 'with-list-by-title'
  | 'with-one-place'
  | 'with-open-menus'
  | 'with-other-dates'
  | 'with-printed-list'
  | 'with-tick-list';

/**
 * Marks `<html>` while a component is shown, once at a time. `:has()` would need no code, but with it each change of a page
 * checks the styles of the whole page again (`docs/performance.md`).
 */
export function useRootClass(name: RootClass, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const { classList } = document.documentElement;
    classList.add(name);
    return () => classList.remove(name);
  }, [name, isOn]);
}
