import type { ReactNode } from 'react';
import { Link } from './Link';

type Props = {
  to: string;
  variant?: 'primary' | 'outline-primary';
  className?: string;
  /** Back leads past the page that it stands on. */
  replace?: boolean;
  children: ReactNode;
};

/** A link inside the shop that looks like a button. */
export function LinkButton({ to, variant = 'primary', className = '', replace = false, children }: Props) {
  return (
    <Link to={to} replace={replace} className={`btn btn-${variant} ${className}`}>
      {children}
    </Link>
  );
}
