import type { ReactNode } from 'react';
import type { RequestError } from '@/shared/request/errors';
import { errorText, failureTitle } from '@/shared/request/errorTexts';
import { statusTexts } from '@/shared/ui/texts';
import { Button } from '@/shared/ui/Button';
import { SlowHint } from '@/shared/ui/SlowHint';
import { SupportReference } from '@/shared/ui/SupportReference';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';

export type ReadStatus<Answer> = {
  answer: Answer | undefined;
  error: RequestError | null | undefined;
  retry: () => void;
  cancel: () => void;
};

type Props<Answer> = {
  status: ReadStatus<Answer>;
  texts: { loading: string; failedTitle: string };
  children: (answer: Answer) => ReactNode;
};

/** Renders the response, or loading and error states; the text around it stays readable. */
export function ReadState<Answer>({ status, texts, children }: Props<Answer>) {
  const { answer, error, retry, cancel } = status;
  const { fallbackRef, withFocus } = useFocusFallback<HTMLDivElement>();
  return (
    <div
      ref={fallbackRef}
      tabIndex={-1}
      className={answer === undefined ? 'page-live page-pending' : 'page-live'}
    >
      {answer !== undefined ? (
        children(answer)
      ) : (
        <div role="status" className="page-empty">
          {error ? (
            <>
              <p>
                <strong>{failureTitle(error, texts.failedTitle)}</strong>
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
      )}
      {answer === undefined && <SupportReference error={error} />}
    </div>
  );
}
