import { PrehydratedPart } from '@/shop/ui/PrehydratedPart';
import { LoadingStatus } from '@/shared/ui/LoadingStatus';
import { SkeletonBlocks } from '@/shared/ui/SkeletonBlocks';
import type { GroupHeading } from './ShowCardView';

type Props = {
  list: string;
  label: string;
  heading?: GroupHeading | undefined;
  onRetry: () => void;
  onCancel: () => void;
};

export function ShowsSkeleton({ list, label, heading = 'h2', onRetry, onCancel }: Props) {
  return (
    <>
      <PrehydratedPart list={list} heading={heading} />
      <LoadingStatus label={label} onRetry={onRetry} onCancel={onCancel} />
      <div className="programme skeleton">
        <SkeletonBlocks className="days" count={6} />
      </div>
    </>
  );
}
