import { fetchGiftCards } from '@/features/cart/vouchersApi';
import { paths } from '@/shop/paths';
import { giftCardsModule, giftCardsSlice } from '@/features/giftCards/giftCardsSlice';
import { cartModule } from '@/features/cart/cartSaga';
import { GiftShop, GiftShopSkeleton } from '@/features/giftCards/GiftShop';
import { giftCardTexts } from '@/features/giftCards/texts';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';
import { ReadPage } from '@/features/connection/ReadPage';
import { useRead } from '@/shared/request/useRead';
import '@/shared/ui/choices.scss';
import '@/features/giftCards/giftCards.scss';

export const modules = [cartModule, giftCardsModule];

export function GiftCardsPage() {
  const read = useRead(fetchGiftCards, null, giftCardsSlice.selectors.selectOnSale);
  return (
    <ReadPage
      read={read}
      texts={giftCardTexts}
      crumb={giftCardTexts.title}
      head={
        <>
          <PageMeta
            title={giftCardTexts.title}
            description={giftCardTexts.description}
            canonical={paths.giftCards.to()}
          />
          <PageHeading>{giftCardTexts.title}</PageHeading>
        </>
      }
      skeleton={<GiftShopSkeleton onRetry={read.retry} onCancel={read.cancel} />}
    >
      {() => <GiftShop />}
    </ReadPage>
  );
}
