import { useRef, type ReactNode } from 'react';
import { useHeadingFocus } from './NavigationProvider';

/** The page's one `h1`, which takes the focus after a navigation. */
export function PageHeading({ children, className }: { children: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
