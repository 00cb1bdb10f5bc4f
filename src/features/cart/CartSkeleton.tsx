import { ChoicesSkeleton } from '@/shared/ui/SkeletonBlocks';
import '@/shared/ui/choices.scss';

/** The skeleton of a prerendered page, which cannot know the cart. */
export function CartSkeleton() {
  return (
    <div className="skeleton">
      <ChoicesSkeleton />
    </div>
  );
}
