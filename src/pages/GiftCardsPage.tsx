import { fetchGiftCards } from '@/features/cart/vouchersApi';
import { paths } from '@/shop/paths';
import { giftCardsModule } from '@/features/giftCards/module';
import { cartModule } from '@/features/cart/module';
import { GiftShop, GiftShopSkeleton } from '@/features/giftCards/GiftShop';
import { giftCardsSlice } from '@/features/giftCards/giftCardsSlice';
import { errorText, failureTitle } from '@/shared/request/errorTexts';
import { statusTexts } from '@/shared/ui/texts';
import { giftCardTexts } from '@/features/giftCards/texts';
import { Failure } from '@/shop/ui/Failure';
import { RequestNotice } from '@/shared/ui/RequestNotice';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';
import { useRead } from '@/shared/request/useRead';
import '@/shared/ui/choices.scss';
import '@/features/giftCards/giftCards.scss';

export const modules = [cartModule, giftCardsModule];

export function GiftCardsPage() {
  const read = useRead(fetchGiftCards, null, giftCardsSlice.selectors.selectOnSale);
  const { error } = read;
  const isRead = read.data !== undefined;
  const retry = { label: statusTexts.retry, onRetry: read.retry };
  if (error && !isRead) {
    const title = failureTitle(error, giftCardTexts.failedTitle);
    return (
      <Failure
        title={title}
        crumb={giftCardTexts.title}
        text={errorText(error)}
        error={error}
        retry={retry}
      />
    );
  }
  return (
    <>
      <PageMeta
        title={giftCardTexts.title}
        description={giftCardTexts.description}
        canonical={paths.giftCards.to()}
      />
      <PageHeading>{giftCardTexts.title}</PageHeading>
      {!isRead && <GiftShopSkeleton onRetry={read.retry} onCancel={read.cancel} />}
      {error && (
        <RequestNotice variant="danger" title={giftCardTexts.refreshFailed} error={error} retry={retry}>
          <p>{errorText(error)}</p>
        </RequestNotice>
      )}
      {isRead && <GiftShop />}
    </>
  );
}
