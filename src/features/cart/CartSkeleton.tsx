import { ChoicesSkeleton } from '@/shared/ui/SkeletonBlocks';
import '@/shared/ui/choices.scss';

/** Where a cart or its order will stand: the page that was built does not know what is in it. */
export function CartSkeleton() {
  return (
    <div className="skeleton">
      <ChoicesSkeleton />
    </div>
  );
}
