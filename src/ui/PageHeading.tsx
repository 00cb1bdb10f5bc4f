import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Where a heading was shown last. The one that the page was entered with leaves the focus to the browser. */
let shownAt: string | undefined;

/** The screen's one `h1`: takes the focus after a change of route, and when what held it is gone. */
export function PageHeading({ children, className }: { children: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Strict mode runs the effect twice, which is one showing all the same.
  const seenAt = useRef<string>(undefined);
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    if (seenAt.current === pathname) return;
    seenAt.current = pathname;
    const isFocusLost = document.activeElement === document.body;
    const isEntry = shownAt === undefined && navigation === 'POP';
    if (!isEntry && (shownAt !== pathname || isFocusLost)) {
      heading.current?.focus({ preventScroll: true });
    }
    shownAt = pathname;
  }, [pathname, navigation]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
