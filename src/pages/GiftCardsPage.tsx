import { useDispatch, useSelector } from 'react-redux';
import { fetchGiftCards } from '@/features/cart/vouchersApi';
import { paths } from '@/shared/config/paths';
import { giftCardsTotal, offeredGiftCards } from '@/domain/giftCards';
import { giftCardsModule } from '@/features/giftCards/module';
import { cartModule } from '@/features/cart/module';
import { cartSlice, itemsAdded } from '@/features/cart/cartSlice';
import { GiftCardBar } from '@/features/giftCards/GiftCardBar';
import { GiftCardChoices } from '@/features/giftCards/GiftCardChoices';
import { giftCardLines } from '@/features/cart/giftCardLines';
import { giftCardsSlice, giftCardsTaken } from '@/features/giftCards/giftCardsSlice';
import { errorText, failureTitle } from '@/shared/request/errorTexts';
import { statusTexts } from '@/shared/ui/texts';
import { giftCardTexts } from '@/features/giftCards/texts';
import { Failure } from '@/shared/ui/Failure';
import { LinkButton } from '@/shared/ui/LinkButton';
import { LoadingStatus } from '@/shared/ui/LoadingStatus';
import { Notice } from '@/shared/ui/Notice';
import { SkeletonBlocks } from '@/shared/ui/SkeletonBlocks';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shared/seo/PageMeta';
import { useRouteLifecycle } from '@/shared/ui/useRouteLifecycle';
import '@/shared/ui/choices.scss';
import '@/features/giftCards/giftCards.scss';

export const modules = [cartModule, giftCardsModule];

/** The gift vouchers on sale, and the way into the cart. */
export function GiftCardsPage() {
  const dispatch = useDispatch();
  const { giftCards, isRead, error } = useSelector(giftCardsSlice.selectors.selectGiftCards);
  const load = () => dispatch(fetchGiftCards.start());
  useRouteLifecycle('giftCards', load, () => dispatch(fetchGiftCards.reset()));
  const retry = { label: statusTexts.retry, onRetry: load };
  if (error && !isRead) {
    const title = failureTitle(error, giftCardTexts.failedTitle);
    return <Failure title={title} text={errorText(error)} retry={retry} />;
  }
  const isEmpty = offeredGiftCards(giftCards).length === 0;
  return (
    <>
      <PageMeta
        title={giftCardTexts.title}
        description={giftCardTexts.description}
        canonical={paths.giftCards.to()}
      />
      <PageHeading>{giftCardTexts.title}</PageHeading>
      {!isRead && (
        <div className="skeleton">
          <LoadingStatus
            label={giftCardTexts.loading}
            texts={statusTexts}
            onRetry={load}
            onCancel={() => dispatch(fetchGiftCards.cancel())}
          />
          <div className="gift-skeleton gift-shop">
            <SkeletonBlocks className="choices gift-cards" count={4} />
          </div>
        </div>
      )}
      {error && (
        <Notice variant="danger" title={giftCardTexts.refreshFailed} retry={retry}>
          <p>{errorText(error)}</p>
        </Notice>
      )}
      {isRead && (isEmpty ? <NoGiftCards /> : <GiftShop />)}
    </>
  );
}

function GiftShop() {
  const dispatch = useDispatch();
  const cart = useSelector(cartSlice.selectors.selectCart);
  const { giftCards, selGiftCardsAmount: amounts } = useSelector(giftCardsSlice.selectors.selectGiftCards);
  const offered = offeredGiftCards(giftCards);
  function add() {
    dispatch(itemsAdded(giftCardLines(offered, amounts, cart)));
    dispatch(giftCardsTaken());
  }
  return (
    <>
      <p className="lead">{giftCardTexts.lead}</p>
      <div className="gift-skeleton">
        <div className="gift-shop">
          <GiftCardChoices giftCards={offered} amounts={amounts} />
          <GiftCardBar total={giftCardsTotal(offered, amounts)} onAdd={add} />
        </div>
      </div>
    </>
  );
}

function NoGiftCards() {
  return (
    <div className="state">
      <h2>{giftCardTexts.none}</h2>
      <p>{giftCardTexts.noneLead}</p>
      <div className="actions">
        <LinkButton to={paths.program.to()}>{giftCardTexts.toProgram}</LinkButton>
        <LinkButton to={paths.flohmarktProgram.to()} variant="outline-primary">
          {giftCardTexts.toFlohmarkt}
        </LinkButton>
      </div>
    </div>
  );
}
