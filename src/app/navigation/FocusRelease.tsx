import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

type Props = { pathname: string; children: ReactNode };

/**
 * Takes the focus from a page before React removes it: a browser that removes the focused element computes style and
 * layout of the half-changed page. A class, because only `getSnapshotBeforeUpdate` runs before the DOM changes. React
 * returns the focus to an element that stays.
 */
class BeforeChange extends Component<Props> {
  override getSnapshotBeforeUpdate({ pathname }: Props): null {
    const { activeElement } = document;
    const isOnPage = activeElement instanceof HTMLElement && activeElement.closest('main') !== null;
    if (isOnPage && pathname !== this.props.pathname) activeElement.blur();
    return null;
  }

  override componentDidUpdate() {
    // React requires it together with `getSnapshotBeforeUpdate`.
  }

  override render() {
    return this.props.children;
  }
}

export function FocusRelease({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <BeforeChange pathname={pathname}>{children}</BeforeChange>;
}
