import { SkeletonBlocks } from './SkeletonBlocks';

/** Where a show's choices will stand, while they are on their way. */
export function ChoicesSkeleton() {
  return <SkeletonBlocks className="choices-skeleton" count={6} />;
}
