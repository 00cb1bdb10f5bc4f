import type { ComponentProps } from 'react';
import type { RequestError } from '@/shared/request/errors';
import { errorText, failureTitle } from '@/shared/request/errorTexts';
import { Notice } from './Notice';
import { SupportReference } from './SupportReference';
import { statusTexts } from './texts';

type Props = ComponentProps<typeof Notice> & { error: RequestError | undefined };

/** The notice of a failed request. Apart from `Notice`, which is also rendered without React. */
export function RequestNotice({ error, ...notice }: Props) {
  return (
    <>
      <Notice {...notice} />
      <SupportReference error={error} />
    </>
  );
}

type ReadProps = {
  error: RequestError;
  retry: () => void;
  /** The heading, unless the visitor cancelled. */
  title: string;
  text?: string;
};

/** The notice of a read that failed, beside what is shown without its response. */
export function ReadNotice({ error, retry, title, text = errorText(error) }: ReadProps) {
  return (
    <RequestNotice
      variant="danger"
      title={failureTitle(error, title)}
      error={error}
      retry={{ label: statusTexts.retry, onRetry: retry }}
    >
      <p>{text}</p>
    </RequestNotice>
  );
}
