import { useRef, useState, type ReactNode } from 'react';
import type { RequestError } from '@/request/errors';
import { detailTexts } from '@/texts/detail';
import { errorText, failureTitle } from '@/texts/errors';
import { screenTexts } from '@/texts/frame';
import { Notice } from '@/ui/Notice';
import { SlowHint } from '@/ui/SlowHint';

type Props = {
  /** Whether the show's own answer is there; without it nothing can be bought. */
  isComplete: boolean;
  /** Whether its choices are expected, and need a place that nothing has to leave for them. */
  isExpected: boolean;
  error: RequestError | null;
  onRetry: () => void;
  onCancel: () => void;
  children: ReactNode;
};

const places = [1, 2, 3, 4, 5, 6];

/** What can be bought for a show, and before that what stands in its place. */
export function ShowOffer({ isComplete, isExpected, error, onRetry, onCancel, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [hasWaited, setHasWaited] = useState(!isComplete);
  if (!isComplete && !hasWaited) setHasWaited(true);
  /** The button that was pressed goes, but not who pressed it. */
  function keepFocus(action: () => void) {
    place.current?.focus({ preventScroll: true });
    action();
  }
  return (
    <div className="detail-choices">
      <div ref={place} role="status" tabIndex={-1} className={isComplete ? 'visually-hidden' : undefined}>
        {!isComplete && !error && (
          <>
            <p className="soft">{detailTexts.loading}</p>
            <SlowHint
              texts={screenTexts}
              onRetry={() => keepFocus(onRetry)}
              onCancel={() => keepFocus(onCancel)}
            />
          </>
        )}
        {isComplete && hasWaited && isExpected && detailTexts.loaded}
      </div>
      {!isComplete && !error && isExpected && (
        <div className="choices-place" aria-hidden="true">
          {places.map((row) => (
            <div key={row} />
          ))}
        </div>
      )}
      {!isComplete && error && (
        <Notice
          variant="danger"
          title={failureTitle(error, detailTexts.incompleteTitle)}
          retry={{ label: screenTexts.retry, onRetry: () => keepFocus(onRetry) }}
        >
          <p>{errorText(error)}</p>
        </Notice>
      )}
      {isComplete && children}
    </div>
  );
}
