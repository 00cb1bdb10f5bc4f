import { useState } from 'react';
import type { RequestError } from '@/shared/request/errors';
import { errorText, failureTitle } from '@/shared/request/errorTexts';
import { statusTexts } from '@/shared/ui/texts';
import { CompletionView } from './CompletionView';
import { RequestNotice } from './RequestNotice';
import { SlowHint } from './SlowHint';
import { useFocusFallback } from './useFocusFallback';

type Props = {
  /** `loaded` is announced when the response arrives. */
  texts: { loading: string; loaded?: string | undefined; failedTitle: string; failed?: string };
  /** Whether the page's own response is there; before that the page shows data from lists. */
  isComplete: boolean;
  error: RequestError | null;
  onRetry: () => void;
  onCancel: () => void;
};

/** The status of the response that completes a page which is already shown. */
export function Completion({ texts, isComplete, error, onRetry, onCancel }: Props) {
  const { fallbackRef, withFocus } = useFocusFallback<HTMLDivElement>();
  const [hasWaited, setHasWaited] = useState(!isComplete);
  if (!isComplete && !hasWaited) setHasWaited(true);
  const isLoading = !isComplete && !error;
  return (
    <>
      <CompletionView
        loading={isLoading ? texts.loading : undefined}
        isComplete={isComplete}
        statusRef={fallbackRef}
      >
        {isLoading && <SlowHint onRetry={withFocus(onRetry)} onCancel={withFocus(onCancel)} />}
        {isComplete && hasWaited && <span>{texts.loaded}</span>}
      </CompletionView>
      {!isComplete && error && (
        <RequestNotice
          variant="danger"
          title={failureTitle(error, texts.failedTitle)}
          error={error}
          retry={{ label: statusTexts.retry, onRetry: withFocus(onRetry) }}
        >
          <p>{[errorText(error), texts.failed].filter(Boolean).join(' ')}</p>
        </RequestNotice>
      )}
    </>
  );
}
