import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** Where a heading was shown last. The page's first one leaves the focus to the browser. */
let shownAt: string | undefined;

/** The screen's one `h1`: takes the focus after a change of route, and when what held it is gone. */
export function PageHeading({ children, className }: { children: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (shownAt !== undefined && (shownAt !== pathname || isFocusLost)) {
      heading.current?.focus({ preventScroll: true });
    }
    shownAt = pathname;
  }, [pathname]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
