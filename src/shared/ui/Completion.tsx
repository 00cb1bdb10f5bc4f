import { useState } from 'react';
import { errorText } from '@/shared/request/errorTexts';
import type { Read } from '@/shared/request/useRead';
import { CompletionView } from './CompletionView';
import { ReadNotice } from './RequestNotice';
import { SlowHint } from './SlowHint';
import { useFocusFallback } from './useFocusFallback';

type Props = {
  read: Omit<Read<unknown>, 'data'>;
  /** `loaded` is announced when the response arrives; `failed` says what the failure means for the page. */
  texts: { loading: string | undefined; loaded?: string | undefined; failedTitle: string; failed?: string };
  /** Whether the page's own response is there; before that the page shows data from lists. */
  isComplete: boolean;
};

/** The status of the response that completes a page which is already shown. */
export function Completion({ read: { error, retry, cancel }, texts, isComplete }: Props) {
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
        {isLoading && <SlowHint onRetry={withFocus(retry)} onCancel={withFocus(cancel)} />}
        {isComplete && hasWaited && <span>{texts.loaded}</span>}
      </CompletionView>
      {!isComplete && error && (
        <ReadNotice
          error={error}
          retry={withFocus(retry)}
          title={texts.failedTitle}
          text={[errorText(error), texts.failed].filter(Boolean).join(' ')}
        />
      )}
    </>
  );
}
