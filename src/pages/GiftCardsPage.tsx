import { useDispatch, useSelector } from 'react-redux';
import { fetchGiftCards } from '@/features/cart/vouchersApi';
import { paths } from '@/shared/config/paths';
import { giftCardsModule } from '@/features/giftCards/module';
import { cartModule } from '@/features/cart/module';
import { GiftShop, GiftShopSkeleton } from '@/features/giftCards/GiftShop';
import { giftCardsSlice } from '@/features/giftCards/giftCardsSlice';
import { errorText, failureTitle } from '@/shared/request/errorTexts';
import { statusTexts } from '@/shared/ui/texts';
import { giftCardTexts } from '@/features/giftCards/texts';
import { Failure } from '@/shared/ui/Failure';
import { RequestNotice } from '@/shared/ui/RequestNotice';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shared/seo/PageMeta';
import { useRouteLifecycle } from '@/shared/ui/useRouteLifecycle';
import '@/shared/ui/choices.scss';
import '@/features/giftCards/giftCards.scss';

export const modules = [cartModule, giftCardsModule];

export function GiftCardsPage() {
  const dispatch = useDispatch();
  const { isRead, error } = useSelector(giftCardsSlice.selectors.selectGiftCards);
  const load = () => dispatch(fetchGiftCards.start());
  useRouteLifecycle('giftCards', load, () => dispatch(fetchGiftCards.reset()));
  const retry = { label: statusTexts.retry, onRetry: load };
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
      {!isRead && <GiftShopSkeleton onRetry={load} onCancel={() => dispatch(fetchGiftCards.cancel())} />}
      {error && (
        <RequestNotice variant="danger" title={giftCardTexts.refreshFailed} error={error} retry={retry}>
          <p>{errorText(error)}</p>
        </RequestNotice>
      )}
      {isRead && <GiftShop />}
    </>
  );
}
