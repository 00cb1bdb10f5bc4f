import type { ReactNode } from 'react';
import { errorText, failureTitle } from '@/shared/request/errorTexts';
import type { Read } from '@/shared/request/useRead';
import { Button } from '@/shared/ui/Button';
import { SlowHint } from '@/shared/ui/SlowHint';
import { SupportReference } from '@/shared/ui/SupportReference';
import { statusTexts } from '@/shared/ui/texts';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';
import { AsOf } from '@/features/connection/AsOf';

type Props<Data> = {
  read: Omit<Read<Data>, 'isLoading'>;
  texts: { loading: string; failedTitle: string };
  /** Whether another part of the page reads the same: reason, reference, retry and cancelling are there only. */
  isSecond?: boolean | undefined;
  children: (data: Data) => ReactNode;
};

/** A part of a page that has a response of its own: loading, failed, or shown; the text around it stays readable. */
export function ReadPart<Data>({ read, texts, isSecond = false, children }: Props<Data>) {
  const { data, error, asOf, retry, cancel } = read;
  const { fallbackRef, withFocus } = useFocusFallback<HTMLDivElement>();
  const isPending = data === undefined;
  const title = error && failureTitle(error, texts.failedTitle);
  return (
    <div ref={fallbackRef} tabIndex={-1} className={isPending ? 'page-live page-pending' : 'page-live'}>
      {isPending ? (
        <div role="status" className="page-empty">
          {isSecond ? (
            <p key={title} className="soft">
              {title ?? texts.loading}
            </p>
          ) : error ? (
            <>
              <p>
                <strong>{title}</strong>
              </p>
              <p>{errorText(error)}</p>
              <Button variant="outline-primary" onClick={withFocus(retry)}>
                {statusTexts.retry}
              </Button>
            </>
          ) : (
            <>
              <p className="soft">{texts.loading}</p>
              <SlowHint onRetry={withFocus(retry)} onCancel={withFocus(cancel)} />
            </>
          )}
        </div>
      ) : (
        <>
          <AsOf moment={asOf} />
          {children(data)}
        </>
      )}
      {isPending && !isSecond && <SupportReference error={error} />}
    </div>
  );
}
