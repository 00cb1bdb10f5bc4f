import type { ReactNode } from 'react';
import { Button } from './Button';
import { PageHeading } from './PageHeading';
import { PageMeta } from '@/shared/seo/PageMeta';

type Props = {
  title: string;
  text: string;
  retry?: { label: string; onRetry: () => void } | undefined;
  /** For pages that do not exist. A page that fails temporarily stays indexed. */
  noindex?: boolean;
  subject?: string;
  children?: ReactNode;
};

/** The page for content that could not be shown: what happened, and what to do. */
export function Failure({ title, text, retry, noindex = false, subject, children }: Props) {
  return (
    <>
      <PageMeta title={title} noindex={noindex} />
      <div className="state">
        <PageHeading>{title}</PageHeading>
        {subject && <p>{subject}</p>}
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
    </>
  );
}
