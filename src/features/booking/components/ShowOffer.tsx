import type { ReactNode } from 'react';
import type { RequestError } from '@/shared/request/errors';
import { ChoicesSkeleton } from '@/shared/ui/SkeletonBlocks';
import { Completion } from '@/shared/ui/Completion';
import { detailTexts } from '@/features/catalogue/detailTexts';

type Props = {
  /** Whether the show's own response has arrived; without it nothing can be bought. */
  isComplete: boolean;
  /** Whether choices are expected and need a skeleton. */
  isExpected: boolean;
  error: RequestError | null;
  onRetry: () => void;
  onCancel: () => void;
  children: ReactNode;
};

export function ShowOffer({ isComplete, isExpected, error, onRetry, onCancel, children }: Props) {
  const { loading, loaded, failedTitle } = detailTexts;
  return (
    <div className="detail-choices">
      <Completion
        texts={{ loading, loaded: isExpected ? loaded : undefined, failedTitle }}
        isComplete={isComplete}
        error={error}
        onRetry={onRetry}
        onCancel={onCancel}
      />
      {!isComplete && !error && isExpected && <ChoicesSkeleton />}
      {isComplete && children}
    </div>
  );
}
