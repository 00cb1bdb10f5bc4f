import type { ReactNode } from 'react';
import { Link } from './Link';

type Props = {
  to: string;
  variant?: 'primary' | 'outline-primary';
  className?: string;
  replace?: boolean;
  state?: unknown;
  children: ReactNode;
};

export function LinkButton({
  to,
  variant = 'primary',
  className = '',
  replace = false,
  state,
  children,
}: Props) {
  return (
    <Link to={to} replace={replace} state={state} className={`btn btn-${variant} ${className}`}>
      {children}
    </Link>
  );
}
