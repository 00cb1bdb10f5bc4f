import { useRef } from 'react';
import { useHeadingFocus } from './NavigationProvider';
import { PageHeadingView, type PageHeadingProps } from './PageHeadingView';

/** The page's one `h1`, which takes the focus after a navigation. */
export function PageHeading(props: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading);
  return <PageHeadingView {...props} ref={heading} />;
}
