import type { ReactNode } from 'react';
import { Button } from './Button';

type Props = {
  variant: 'info' | 'danger';
  title?: string;
  children?: ReactNode;
  retry?: { label: string; onRetry: () => void } | undefined;
};

/** A message that stays in the page until it is resolved. */
export function Notice({ variant, title, children, retry }: Props) {
  return (
    <div className={`alert alert-${variant}`} role={variant === 'danger' ? 'alert' : 'status'}>
      {title && <p className="fw-bold mb-1">{title}</p>}
      {children}
      {retry && (
        <Button variant="outline-primary" size="sm" onClick={retry.onRetry}>
          {retry.label}
        </Button>
      )}
    </div>
  );
}
