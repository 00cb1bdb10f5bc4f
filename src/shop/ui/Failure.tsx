import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/Button';
import { PageHeading } from '@/shared/ui/PageHeading';
import { SupportReference } from '@/shared/ui/SupportReference';
import { PageMeta } from '@/shop/ui/PageMeta';
import type { RequestError } from '@/shared/request/errors';

type Props = {
  title: string;
  /** The page's name in the breadcrumbs; without it the title. */
  crumb?: string | undefined;
  text: string;
  /** The failed request, if one failed. */
  error?: RequestError;
  retry?: { label: string; onRetry: () => void } | undefined;
  /** For pages that do not exist. A page that fails temporarily stays indexed. */
  noindex?: boolean;
  subject?: string;
  children?: ReactNode;
};

/** The page for content that could not be shown: what happened, and what to do. */
export function Failure({ title, crumb, text, error, retry, noindex = false, subject, children }: Props) {
  return (
    <>
      <PageMeta title={title} crumb={crumb ?? title} noindex={noindex} />
      <div className="state">
        <PageHeading>{title}</PageHeading>
        {subject && <p className="state-subject">{subject}</p>}
        <p role="alert">{text}</p>
        <div className="actions">
          {retry && (
            <Button variant="primary" onClick={retry.onRetry}>
              {retry.label}
            </Button>
          )}
          {children}
        </div>
        <SupportReference error={error} />
      </div>
    </>
  );
}
