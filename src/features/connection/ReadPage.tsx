import type { ReactNode } from 'react';
import type { RequestError } from '@/shared/request/errors';
import { errorText, failureTitle } from '@/shared/request/errorTexts';
import type { Read } from '@/shared/request/useRead';
import { ReadNotice } from '@/shared/ui/RequestNotice';
import { statusTexts } from '@/shared/ui/texts';
import { Failure } from '@/shop/ui/Failure';
import { AsOf } from './AsOf';

type FailureProps = {
  error: RequestError;
  retry: () => void;
  /** The heading, unless the visitor cancelled. */
  title: string;
  /** The page's name in the breadcrumbs. */
  crumb: string;
  noindex?: boolean;
  /** Ways to other pages. */
  children?: ReactNode;
};

/** The page in place of a response that failed. */
export function ReadFailure({ error, retry, title, ...others }: FailureProps) {
  return (
    <Failure
      title={failureTitle(error, title)}
      text={errorText(error)}
      error={error}
      retry={{ label: statusTexts.retry, onRetry: retry }}
      {...others}
    />
  );
}

type Props<Data> = {
  read: Read<Data>;
  texts: { failedTitle: string; refreshFailed: string };
  crumb: string;
  /** Rendered above the response, also while it loads. */
  head: ReactNode;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

/** A page with a response: loading, failed, or shown, with the failure of a refresh and the age of a stored one. */
export function ReadPage<Data>({ read, texts, crumb, head, skeleton, children }: Props<Data>) {
  const { data, error, asOf, retry } = read;
  if (error && data === undefined) {
    return <ReadFailure error={error} retry={retry} title={texts.failedTitle} crumb={crumb} />;
  }
  return (
    <>
      {head}
      {error && <ReadNotice error={error} retry={retry} title={texts.refreshFailed} />}
      <AsOf moment={asOf} />
      {data === undefined ? skeleton : children(data)}
    </>
  );
}
