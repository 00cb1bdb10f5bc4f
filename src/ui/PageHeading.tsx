import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** The location the page was entered with needs no focus: the browser starts at the top by itself. */
let focusedFor: string | undefined;

/** The screen's one `h1`. After a change of route it takes the focus, once. */
export function PageHeading({ children, className }: { children: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    const isEntry = focusedFor === undefined;
    if (!isEntry && focusedFor !== key) heading.current?.focus({ preventScroll: true });
    focusedFor = key;
  }, [key]);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
