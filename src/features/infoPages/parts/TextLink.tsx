import type { ReactNode } from 'react';
import { Link } from '@/shared/ui/Link';

/** A link in a text: within the shop without a new page, elsewhere as a link like any other. */
export function TextLink({ href = '', children }: { href?: string; children?: ReactNode }) {
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} rel="noopener">
      {children}
    </a>
  );
}
