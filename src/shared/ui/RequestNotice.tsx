import type { ComponentProps } from 'react';
import type { RequestError } from '@/shared/request/errors';
import { Notice } from './Notice';
import { SupportReference } from './SupportReference';

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
