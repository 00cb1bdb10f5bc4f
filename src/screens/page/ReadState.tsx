import type { ReactNode } from 'react';
import type { RequestError } from '@/request/errors';
import { errorText, failureTitle } from '@/texts/errors';
import { screenTexts } from '@/texts/frame';
import { Button } from '@/ui/Button';
import { SlowHint } from '@/ui/SlowHint';
import { useKeptFocus } from '@/ui/useKeptFocus';

/** How far a part of a page is with what it needs of the backend. */
export type Reading<Answer> = {
  answer: Answer | undefined;
  error: RequestError | null | undefined;
  retry: () => void;
  cancel: () => void;
};

type Props<Answer> = {
  reading: Reading<Answer>;
  texts: { loading: string; failedTitle: string };
  children: (answer: Answer) => ReactNode;
};

/** What an answer brings into a text, and what stands there before it came or where it did not: the text goes on. */
export function ReadState<Answer>({ reading, texts, children }: Props<Answer>) {
  const { answer, error, retry, cancel } = reading;
  const { place, keepFocus } = useKeptFocus<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} className="page-live">
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
              <Button variant="outline-primary" onClick={keepFocus(retry)}>
                {screenTexts.retry}
              </Button>
            </>
          ) : (
            <>
              <p className="soft">{texts.loading}</p>
              <SlowHint texts={screenTexts} onRetry={keepFocus(retry)} onCancel={keepFocus(cancel)} />
            </>
          )}
        </div>
      )}
    </div>
  );
}
