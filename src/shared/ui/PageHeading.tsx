import { useRef, type ReactNode } from 'react';
import { useHeadingFocus } from './NavigationProvider';

/** The screen's one `h1`: takes the focus after a change of route, and when what held it is gone. */
export function PageHeading({ children, className }: { children: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
