import { programTexts } from '@/features/catalogue/programTexts';
import { PrehydratedPart } from '@/shared/ui/PrehydratedPart';
import { LoadingStatus } from '@/shared/ui/LoadingStatus';
import { SkeletonBlocks } from '@/shared/ui/SkeletonBlocks';
import type { GroupHeading } from './ShowCardView';

type Props = {
  list: string;
  heading?: GroupHeading | undefined;
  onRetry: () => void;
  onCancel: () => void;
};

export function ShowsSkeleton({ list, heading = 'h2', onRetry, onCancel }: Props) {
  return (
    <>
      <PrehydratedPart list={list} heading={heading} />
      <LoadingStatus label={programTexts.loading} onRetry={onRetry} onCancel={onCancel} />
      <div className="programme skeleton">
        <SkeletonBlocks className="days" count={6} />
      </div>
    </>
  );
}
