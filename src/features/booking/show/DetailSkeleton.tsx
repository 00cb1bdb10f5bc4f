import { PrehydratedPart } from '@/shop/ui/PrehydratedPart';
import { LoadingStatus } from '@/shared/ui/LoadingStatus';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';
import { ChoicesSkeleton } from '@/shared/ui/SkeletonBlocks';

type Props = {
  title: string;
  label: string;
  /** Whether the page will have choices; a film's page has none. */
  isShop?: boolean;
  /** Whether the page will have the wide picture of a market. */
  isMarket?: boolean;
  onRetry: () => void;
  onCancel: () => void;
};

export function DetailSkeleton({ title, label, isShop = false, isMarket = false, onRetry, onCancel }: Props) {
  return (
    <>
      <PageMeta title={title} />
      {isShop && <PrehydratedPart show />}
      <div className={isShop ? 'detail detail-shop skeleton' : 'detail skeleton'}>
        <div className={isMarket ? 'detail-facts detail-market' : 'detail-facts'}>
          <div
            className={`picture picture-${isMarket ? 'wide' : 'poster'} skeleton-block`}
            aria-hidden="true"
          />
          <div className="detail-head">
            <PageHeading>{title}</PageHeading>
            <LoadingStatus label={label} onRetry={onRetry} onCancel={onCancel} />
          </div>
          <div className="detail-text skeleton-text" aria-hidden="true" />
        </div>
        {isShop && <ChoicesSkeleton />}
      </div>
    </>
  );
}
