import type { ReactNode } from 'react';
import Button from 'react-bootstrap/Button';
import { PageHeading } from './PageHeading';

type Props = {
  title: string;
  text: string;
  retry?: { label: string; onRetry: () => void } | undefined;
  children?: ReactNode;
};

/** A screen that could not be shown: what happened, and a way on. */
export function Failure({ title, text, retry, children }: Props) {
  return (
    <div className="state">
      <PageHeading>{title}</PageHeading>
      <p role="alert">{text}</p>
      <div className="actions">
        {retry && (
          <Button variant="primary" onClick={retry.onRetry}>
            {retry.label}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
