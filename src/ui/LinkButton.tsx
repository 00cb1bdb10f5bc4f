import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type Props = {
  to: string;
  variant?: 'primary' | 'outline-primary';
  className?: string;
  children: ReactNode;
};

/** A link inside the shop that looks like a button. */
export function LinkButton({ to, variant = 'primary', className = '', children }: Props) {
  return (
    <Link to={to} className={`btn btn-${variant} ${className}`}>
      {children}
    </Link>
  );
}
